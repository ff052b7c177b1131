/** `npm test`: everything, with a real browser, both database engines and ffmpeg, which it finds or installs first. */
import { ensureChromium } from './chromium.ts';
import { ensureFfmpeg } from './ffmpeg.ts';
import { startPostgres } from './postgres.ts';
import {
  build,
  buildEmbedded,
  deadCode,
  demoData,
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
const ffmpeg = ensureFfmpeg();
const postgres = await startPostgres();
console.log(
  `Chromium: ${chromium}\nPostgreSQL: ${postgres.version}\nffmpeg: ${ffmpeg ?? 'none, its tests are skipped'}`,
);
const succeeded = await runSteps([
  [format, lint, deadCode, types, messages, openapi, demoPack],
  vitest('unit'),
  demoData,
  vitest('api', { TEST_DATABASE_URL: postgres.url, ...(ffmpeg ? { TEST_FFMPEG: ffmpeg } : {}) }),
  build,
  scriptSize,
  buildEmbedded,
  stories(chromium),
]);
postgres.stop();
process.exit(succeeded ? 0 : 1);
