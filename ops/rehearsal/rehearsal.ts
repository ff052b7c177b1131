/**
 * Rehearses a site on several machines, all of them on this one: npm run rehearsal
 * [-- --short --seconds 15 --visitors 24 --documents 100000 --keep WORDS]. Prints a row for each
 * result with its figure, and ends with 1 when one of them was not right. Needs Debian's packages of
 * docs/operations/rehearsal.md; ends only what it has started.
 */
import { parseArgs } from 'node:util';
import { backUp, restoreToMoments } from './back-up.ts';
import { startChain, type Chain } from './chain.ts';
import { fillPrimary, fillServer } from './fill-disks.ts';
import { importMany } from './import-many.ts';
import { losePrimary } from './lose-primary.ts';
import { monitor } from './monitor.ts';
import { runPrograms } from './programs.ts';
import { publish } from './publish.ts';
import type { ResultRow, Scenario } from './scenario.ts';
import {
  compareLanguages,
  killServers,
  loseBucket,
  loseCache,
  loseServers,
  measureLoad,
  rollServers,
  skewClock,
} from './scenarios.ts';
import { upgrade } from './upgrade.ts';
import { registerVisitors, startVisits } from './visitors.ts';

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    /** A few scenarios, whose times are not judged: other work may run beside it. */
    short: { type: 'boolean', default: false },
    /** Of each measurement. Default: 15 */
    seconds: { type: 'string' },
    /** At the same time, each with one request after the other. Default: 24 */
    visitors: { type: 'string' },
    /** That are imported while visitors read. */
    documents: { type: 'string', default: '100000' },
    /** Leaves the logs. */
    keep: { type: 'boolean', default: false },
  },
});

/** The rehearsal is ended then. It is meant to take 20 minutes; slow machines take longer. */
const TIME_LIMIT_MS = 45 * 60_000;
const SHORT_SCENARIOS = ['languages', 'publish', 'kill-server', 'primary'];
const size = values.short
  ? { seconds: 2, visitors: 4, pauseMs: 50, signedIn: 4, differentVisits: 2 }
  : { seconds: 15, visitors: 24, pauseMs: 200, signedIn: 8 };
// Without transcoding, a third of the work, and without threads that start with each server.
if (values.short) Object.assign(process.env, { VARDE_FFMPEG: '-', VARDE_RENDER_THREADS: '0' });
const seconds = Number(values.seconds ?? size.seconds);
const visitors = Number(values.visitors ?? size.visitors);
/** Seconds: longer than the rehearsal, as these visitors do not renew their tokens. */
const TOKEN_LIFE_S = 3_600;

function isChosen(name: string): boolean {
  if (words.length > 0) return words.some((word) => name.includes(word));
  return !values.short || SHORT_SCENARIOS.includes(name);
}

function print({ what, figure, isRight, details = [] }: ResultRow): void {
  console.log(`${isRight ? 'right' : 'WRONG'}  ${what}: ${figure}`);
  if (!isRight) for (const detail of details) console.log(`       ${detail}`);
}

async function rehearse(chain: Chain, folder: string): Promise<readonly ResultRow[]> {
  const tokens = await registerVisitors(chain.databaseUrl, size.signedIn, TOKEN_LIFE_S);
  const scenarios: Readonly<Record<string, Scenario>> = {
    languages: compareLanguages,
    load: measureLoad,
    publish,
    monitor,
    'kill-server': killServers,
    'no-server': loseServers,
    roll: rollServers,
    // Before the update: this version restores no backup of the next one's schema.
    'back-up': backUp,
    upgrade,
    primary: losePrimary(tokens),
    clock: skewClock,
    'disk-server': fillServer,
    'disk-primary': fillPrimary(tokens),
    bucket: loseBucket,
    varnish: loseCache,
    restore: restoreToMoments,
    // Leaves a larger guide.
    import: importMany(Number(values.documents), tokens),
  };
  const { visitors: port } = chain.ports;
  const visits = startVisits({ port, ...size, visitors, tokens });
  const context = { chain, visits, folder, seconds, isAlone: !values.short };
  const rows: ResultRow[] = [];
  try {
    for (const [name, scenario] of Object.entries(scenarios)) {
      if (!isChosen(name)) continue;
      // Those who never pause show what the machine gives; servers that start need some of that.
      visits.setPause(name === 'load' ? 0 : size.pauseMs);
      const started = performance.now();
      const shown = await scenario(context);
      shown.forEach(print);
      console.log(`       ${name}: ${((performance.now() - started) / 1_000).toFixed()} s`);
      rows.push(...shown);
    }
  } finally {
    await visits.stop();
  }
  return rows;
}

await runPrograms(
  'rehearsal',
  async (folder, programs) => {
    const started = performance.now();
    const chain = await startChain(folder, programs);
    console.log(`Started in ${((performance.now() - started) / 1_000).toFixed()} s.`);
    const rows = await rehearse(chain, folder);
    const wrong = rows.filter(({ isRight }) => !isRight);
    console.log(
      wrong.length === 0
        ? 'Everything was right.'
        : `${wrong.length} of ${rows.length} were wrong.`,
      `It took ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`,
    );
    return wrong.length === 0;
  },
  { withinMs: TIME_LIMIT_MS, keepsLogs: values.keep },
);
