/**
 * `npm test`: all checks and tests, with a real browser and ffmpeg, which it finds or installs
 * first.
 */
import { ensureChromium, ensureFfmpeg } from './find-programs.ts';
import {
  build,
  buildEmbedded,
  deadCode,
  demoData,
  demoPack,
  format,
  lint,
  messages,
  notices,
  openapi,
  references,
  runSteps,
  scriptSize,
  stories,
  types,
  vitest,
} from './steps.ts';

const chromium = ensureChromium();
const ffmpeg = ensureFfmpeg();
console.log(`Chromium: ${chromium}\nffmpeg: ${ffmpeg ?? 'none, its tests are skipped'}`);
const succeeded = await runSteps([
  [format, lint, deadCode, types, messages, references, notices, openapi, demoPack],
  vitest('unit'),
  demoData,
  vitest('api', ffmpeg ? { TEST_FFMPEG: ffmpeg } : {}),
  build,
  scriptSize,
  buildEmbedded,
  stories(chromium),
]);
process.exit(succeeded ? 0 : 1);
