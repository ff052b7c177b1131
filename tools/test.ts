/**
 * `npm test`: all checks and tests, with real browsers and ffmpeg, which it finds or installs
 * first. `npm test -- WORDS`: the tests and stories whose path contains one of the words.
 */
import { ensurePrograms, type TestPrograms } from './find-programs.ts';
import { runSteps, type Steps } from './run-steps.ts';
import {
  build,
  buildEmbedded,
  demoData,
  lint,
  needsEmbedded,
  preparation,
  prepared,
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

/** Each group fills both cores: tests wait for timers, processes and databases, checks do not. */
async function* steps(): AsyncGenerator<Steps> {
  // Installed while other steps run.
  const installing = ensurePrograms(isAll, hasStories);
  // A failure is reported by the step that waits for it.
  installing.catch(() => undefined);
  yield [
    vitest('unit', words),
    ...(isAll ? sourceChecks : []),
    // The import of the demo pack fails as its check would.
    ...(hasStories ? [build, demoData, ...(needsEmbedded(selected) ? [buildEmbedded] : [])] : []),
  ];
  const api = installing.then(
    ({ ffmpeg }) => vitest('api', words, ffmpeg ? { TEST_FFMPEG: ffmpeg } : {}),
    // They need no browser, which may be what is missing.
    () => vitest('api', words),
  );
  const short = installing.then(
    ({ canRehearse }) => (isAll && canRehearse ? rehearsal : undefined),
    () => undefined,
  );
  yield [
    // First, as it waits for most of its time.
    prepared({ name: 'rehearsal' }, short),
    prepared({ name: 'api tests', isRunner: true }, api),
    vitest('site', words),
    ...(isAll ? [lint, ...siteChecks] : []),
  ];
  let found: TestPrograms | undefined;
  yield preparation('programs', async () => {
    found = await installing;
    printFound(found);
  });
  if (found?.browsers) yield stories({ ...found, browsers: found.browsers }, isAll ? [] : selected);
}

function printFound({ browsers: found, ffmpeg, canRehearse }: TestPrograms): void {
  if (found) {
    console.log(`Chromium: ${found.chromium}`);
    console.log(`Firefox: ${found.firefox ?? 'none, its stories are skipped'}`);
    console.log(`WebKit: ${found.webkit ?? 'none, its stories are skipped'}`);
  }
  console.log(`ffmpeg: ${ffmpeg ?? 'none, its tests are skipped'}`);
  if (isAll)
    console.log(
      `rehearsal: ${canRehearse ? 'short' : 'its packages or rights are missing, it is skipped'}`,
    );
}

process.exit((await runSteps(steps())) ? 0 : 1);
