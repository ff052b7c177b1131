/**
 * `npm run story -- WORDS`: the browser stories whose path contains one of the words, without other
 * tests. Options after the words go to Playwright, such as `--project=firefox` or `--debug`.
 */
import { ensureBrowsers } from './find-programs.ts';
import { runSteps } from './run-steps.ts';
import {
  build,
  buildEmbedded,
  chosenStories,
  demoData,
  needsEmbedded,
  storyFiles,
} from './steps.ts';

const args = process.argv.slice(2);
const firstOption = args.findIndex((arg) => arg.startsWith('-'));
const words = firstOption === -1 ? args : args.slice(0, firstOption);
const files = storyFiles(words);
if (files.length === 0) {
  console.error('No file of e2e/stories has one of these words in its path.');
  process.exit(1);
}
const options = args.slice(words.length);
const stories = chosenStories(await ensureBrowsers(), words.length > 0 ? files : [], options);
const builds = [demoData, build, ...(needsEmbedded(files) ? [buildEmbedded] : [])];
process.exitCode = (await runSteps([builds, stories])) ? 0 : 1;
