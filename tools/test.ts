/**
 * `npm test`: all checks and tests, with real browsers and ffmpeg, which it finds or installs
 * first. `npm test -- WORDS`: the tests and stories whose path contains one of the words.
 */
import { ensurePrograms, isCI, type TestPrograms } from './find-programs.ts';
import { runSteps, type Steps } from './run-steps.ts';
import {
  build,
  buildEmbedded,
  demoData,
  lint,
  needsEmbedded,
  preparation,
  ratios,
  rehearsal,
  siteChecks,
  sourceChecks,
  stories,
  storyFiles,
  vitest,
} from './steps.ts';

const words = process.argv.slice(2);
const isAll = words.length === 0;
const selected = storyFiles(words);
const hasStories = selected.length > 0;

async function* steps(): AsyncGenerator<Steps> {
  // Installed while other steps run.
  const installing = ensurePrograms({ stories: hasStories, rehearsal: isAll });
  // A failure is reported by the step that waits for it.
  installing.catch(() => undefined);
  yield [vitest('unit', words), ...(isAll ? sourceChecks : [])];
  // The import of the demo pack fails as its check would.
  if (hasStories) yield [build, demoData, ...(needsEmbedded(selected) ? [buildEmbedded] : [])];
  // Page tests leave a third of the time to others.
  yield [vitest('site', words), ...(isAll ? [lint, ...siteChecks] : [])];
  let found: TestPrograms | undefined;
  yield preparation('programs', async () => {
    found = await installing;
    printFound(found);
  });
  yield apiTests(found);
  // With nothing beside it.
  if (isAll && isCI) yield ratios;
  if (found?.browsers) yield stories({ ...found, browsers: found.browsers }, isAll ? [] : selected);
}

/** With the rehearsal, which waits most of its time for what it has stopped. */
function apiTests(found: TestPrograms | undefined): Steps {
  const api = vitest('api', words, found?.ffmpeg ? { TEST_FFMPEG: found.ffmpeg } : {});
  return isAll && found?.missingOfRehearsal.length === 0 ? [api, rehearsal] : api;
}

function printFound({ browsers: found, ffmpeg, missingOfRehearsal }: TestPrograms): void {
  if (found) {
    console.log(`Chromium: ${found.chromium}`);
    console.log(`Firefox: ${found.firefox ?? 'none, its stories are skipped'}`);
    console.log(`WebKit: ${found.webkit ?? 'none, its stories are skipped'}`);
  }
  console.log(`ffmpeg: ${ffmpeg ?? 'none, its tests are skipped'}`);
  if (isAll && missingOfRehearsal.length > 0)
    console.log(`The rehearsal is skipped: it lacks ${missingOfRehearsal.join(', ')}`);
}

process.exit((await runSteps(steps())) ? 0 : 1);
