/**
 * `npm run story -- WORDS`: the browser stories whose path contains one of the words, without other
 * tests. Options go to Playwright, such as `--project=firefox`, `--trace on` or `--debug`.
 */
import { ensureBrowsers } from './find-programs.ts';
import { runSteps } from './run-steps.ts';
import { build, chosenStories, demoData } from './steps.ts';

const stories = chosenStories(await ensureBrowsers(), process.argv.slice(2));
process.exitCode = (await runSteps([[demoData, build], stories])) ? 0 : 1;
