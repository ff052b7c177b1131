/** `npm test`: everything, with a real browser and both database engines, which it finds or installs first. */
import { ensureChromium } from './chromium.ts';
import { startPostgres } from './postgres.ts';
import {
  build,
  buildEmbedded,
  demoPack,
  format,
  lint,
  messages,
  openapi,
  runSteps,
  scriptSize,
  stories,
  types,
  vitest,
} from './steps.ts';

const chromium = ensureChromium();
const postgres = await startPostgres();
console.log(`Chromium: ${chromium}\nPostgreSQL: ${postgres.version}`);
const succeeded = runSteps([
  format,
  lint,
  types,
  messages,
  openapi,
  demoPack,
  vitest('unit'),
  vitest('api', { TEST_DATABASE_URL: postgres.url }),
  build,
  scriptSize,
  buildEmbedded,
  stories(chromium),
]);
postgres.stop();
process.exit(succeeded ? 0 : 1);
