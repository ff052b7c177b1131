/**
 * `npm run pictures`: stores the screens that differ from their pictures in e2e/pictures, for the
 * review of the diff. `npm run pictures -- WORDS`: those whose name contains one of the words.
 */
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './find-programs.ts';
import { runSteps } from './run-steps.ts';
import { build, demoData, root, storePictures } from './steps.ts';

const words = process.argv.slice(2);
const succeeded = await runSteps([[demoData, build], storePictures(await ensureChromium(), words)]);
spawnSync('git', ['status', '--short', 'e2e/pictures'], { cwd: root, stdio: 'inherit' });
process.exit(succeeded ? 0 : 1);
