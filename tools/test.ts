/**
 * `npm test`: all checks and tests, with real browsers and ffmpeg, which it finds or installs
 * first. `npm test -- WORDS`: the tests and stories whose path contains one of the words.
 */
import { globSync } from 'node:fs';
import { ensureBrowsers, ensureFfmpeg } from './find-programs.ts';
import { runSteps } from './run-steps.ts';
import {
  browsers,
  build,
  buildEmbedded,
  deadCode,
  demoData,
  engines,
  format,
  lint,
  messages,
  notices,
  openapi,
  references,
  root,
  scriptSize,
  stories,
  vitest,
} from './steps.ts';

const words = process.argv.slice(2);
const selected = globSync('e2e/stories/*.test.ts', { cwd: root }).filter(
  (file) => words.length === 0 || words.some((word) => file.includes(word)),
);
const hasStories = selected.length > 0;
const found = hasStories ? ensureBrowsers() : undefined;
const ffmpeg = ensureFfmpeg();
if (found) {
  console.log(`Chromium: ${found.chromium}`);
  console.log(`Firefox: ${found.firefox ?? 'none, its stories are skipped'}`);
  console.log(`WebKit: ${found.webkit ?? 'none, its stories are skipped'}`);
}
console.log(`ffmpeg: ${ffmpeg ?? 'none, its tests are skipped'}`);

const unit = vitest('unit', words);
const api = vitest('api', words, ffmpeg ? { TEST_FFMPEG: ffmpeg } : {});
const afterBuild = [
  ...(words.length === 0 ? [[scriptSize, browsers, engines]] : []),
  ...(selected.some((file) => file.includes('embed')) ? [buildEmbedded] : []),
];
const succeeded = await runSteps([
  ...(words.length === 0 ? [[format, lint, deadCode, messages, references, notices, openapi]] : []),
  unit,
  // The import of the demo pack fails as its check would.
  ...(hasStories ? [[demoData, build]] : []),
  vitest('site', words),
  api,
  ...(found ? [...afterBuild, stories(found, words)] : []),
]);
process.exit(succeeded ? 0 : 1);
