/**
 * Runs the site of several machines for hours at 50 requests a second, with films and an import
 * every ten minutes: npm run soak [-- --hours 24]. The first half hour, at several times that rate,
 * fills the caches. Prints a row for each quarter of the rest, and ends with 1 when memory,
 * descriptors, connections or latency have grown, or a response was 5xx.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Chain, startChain } from './chain.ts';
import { runPrograms } from './programs.ts';
import { percentile, readMetric } from './scenario.ts';
import { registerVisitors, startVisits, type Visits } from './visitors.ts';

const { values } = parseArgs({ options: { hours: { type: 'string', default: '2' } } });
const HOUR_MS = 3_600_000;
const lengthMs = Number(values.hours) * HOUR_MS;
const QUARTERS = 4;
/** Of a short run its first quarter. */
const warmMs = Math.min(HOUR_MS / 2, lengthMs / QUARTERS);
const measuredMs = lengthMs - warmMs;

/** 24 visitors with a request every half second, and 8 who store something every four seconds. */
const VISITORS = 24;
const PAUSE_MS = 500;
/** Until the caches are filled: in half an hour what the pause above requests in two. */
const WARM_PAUSE_MS = 100;
const SIGNED_IN = 8;
const WRITE_PAUSE_MS = 4_000;
const SAMPLE_MS = 15_000;
const IMPORT_MS = 600_000;

const MEMORY_BYTES_AN_HOUR = 1_000_000;
const SLOWER_AT_MOST = 1.2;
/** On average of a quarter: connections come and go. */
const DESCRIPTORS_MORE_AT_MOST = 20;
const CONNECTIONS_MORE_AT_MOST = 2;

interface Sample {
  /** Negative until the caches are filled. */
  readonly atMs: number;
  readonly memory: number;
  readonly descriptors: number;
  readonly connections: number;
  /** Milliseconds of the reads since the last sample. */
  readonly times: readonly number[];
  readonly requests: number;
  readonly failed: number;
}

/** The largest of all servers, as each must bear a day. */
const mostOfMetric = async (chain: Chain, name: string): Promise<number> =>
  Math.max(...(await readMetric(chain, name)));

async function sample(chain: Chain, visits: Visits, atMs: number): Promise<Sample> {
  const { reads, freshReads, writes } = visits;
  visits.reset();
  return {
    atMs,
    memory: await mostOfMetric(chain, 'process_resident_memory_bytes'),
    descriptors: await mostOfMetric(chain, 'process_open_fds'),
    connections: await mostOfMetric(chain, 'varde_database_connections'),
    times: reads.times,
    requests: reads.done + freshReads.done + writes.done,
    failed: reads.failed + freshReads.failed + writes.failed,
  };
}

/** Imports the demo, each time with another text. */
async function importAgain(chain: Chain, number: number): Promise<void> {
  const file = path.join(chain.pack, 'articles/102-bryggen.md');
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    `${text.replace(/\n\nImport \d+\.\n$/, '').trimEnd()}\n\nImport ${number}.\n`,
  );
  await chain.varde('import', chain.pack, '--yes');
}

/** Slope of the least-squares line, a unit an hour. */
function slopeAnHour(points: readonly (readonly [atMs: number, value: number])[]): number {
  const mean = (index: 0 | 1) => points.reduce((sum, one) => sum + one[index], 0) / points.length;
  const [middle, level] = [mean(0), mean(1)];
  const over = points.reduce((sum, [at, value]) => sum + (at - middle) * (value - level), 0);
  const under = points.reduce((sum, [at]) => sum + (at - middle) ** 2, 0);
  return (over / under) * HOUR_MS;
}

const p99 = (samples: readonly Sample[]): number =>
  percentile(
    samples.flatMap(({ times }) => times),
    0.99,
  );
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function report(samples: readonly Sample[]): boolean {
  const quarterOf = (index: number) =>
    samples.filter(({ atMs }) => Math.floor((QUARTERS * atMs) / measuredMs) === index);
  const quarters = Array.from({ length: QUARTERS }, (_, index) => quarterOf(index));
  console.log(
    '\n| quarter | requests/s | p99 ms | 5xx or none | memory | descriptors | connections |',
  );
  console.log('|---:|---:|---:|---:|---:|---:|---:|');
  for (const [index, quarter] of quarters.entries()) {
    const sum = (of: (one: Sample) => number) => quarter.reduce((all, one) => all + of(one), 0);
    const most = (of: (one: Sample) => number) => Math.max(...quarter.map(of));
    const perS = (sum(({ requests }) => requests) * QUARTERS * 1_000) / measuredMs;
    const cells = [
      index + 1,
      perS.toFixed(1),
      p99(quarter).toFixed(),
      sum(({ failed }) => failed),
      megabytes(most(({ memory }) => memory)),
      most(({ descriptors }) => descriptors),
      most(({ connections }) => connections),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  const warm = samples.filter(({ atMs }) => atMs >= 0);
  const slope = slopeAnHour(warm.map(({ atMs, memory }) => [atMs, memory]));
  const [first = [], last = []] = [quarters[0], quarters.at(-1)];
  const ratio = p99(last) / p99(first);
  const meanOf = (some: readonly Sample[], of: (one: Sample) => number) =>
    some.reduce((sum, one) => sum + of(one), 0) / some.length;
  const more = (of: (one: Sample) => number) => meanOf(last, of) - meanOf(first, of);
  const failed = samples.reduce((sum, one) => sum + one.failed, 0);
  const checks: readonly (readonly [string, string, boolean])[] = [
    ['memory', `${megabytes(slope)} an hour`, slope <= MEMORY_BYTES_AN_HOUR],
    ['p99 of the last quarter', `${ratio.toFixed(2)} × the first`, ratio <= SLOWER_AT_MOST],
    [
      'descriptors',
      `${more(({ descriptors }) => descriptors).toFixed(1)} more in the last quarter`,
      more(({ descriptors }) => descriptors) <= DESCRIPTORS_MORE_AT_MOST,
    ],
    [
      'database connections',
      `${more(({ connections }) => connections).toFixed(1)} more in the last quarter`,
      more(({ connections }) => connections) <= CONNECTIONS_MORE_AT_MOST,
    ],
    ['5xx, or no response', String(failed), failed === 0],
  ];
  console.log('');
  for (const [what, figure, isRight] of checks)
    console.log(`${isRight ? 'right' : 'WRONG'}  ${what}: ${figure}`);
  return checks.every(([, , isRight]) => isRight);
}

async function soak(chain: Chain): Promise<boolean> {
  const tokens = await registerVisitors(
    chain.databaseUrl,
    SIGNED_IN,
    Math.ceil(lengthMs / 1_000) + HOUR_MS / 1_000,
  );
  const visits = startVisits({
    port: chain.ports.visitors,
    visitors: VISITORS,
    tokens,
    pauseMs: WARM_PAUSE_MS,
    writePauseMs: WRITE_PAUSE_MS,
  });
  const samples: Sample[] = [];
  const started = performance.now();
  let imports = 0;
  try {
    for (let atMs = 0; atMs < lengthMs; atMs = performance.now() - started) {
      if (atMs >= warmMs) visits.setPause(PAUSE_MS);
      await setTimeout(SAMPLE_MS);
      samples.push(await sample(chain, visits, atMs - warmMs));
      if (atMs >= IMPORT_MS * (imports + 1)) await importAgain(chain, (imports += 1));
    }
  } finally {
    await visits.stop();
  }
  console.log(`${values.hours} h, ${imports} imports`);
  return report(samples);
}

/** Each quarter has two samples. */
if (!(lengthMs >= 2 * QUARTERS * SAMPLE_MS)) {
  console.error('--hours must give two minutes or more, such as 0.05.');
  process.exit(2);
}
await runPrograms('soak', async (folder, programs) => soak(await startChain(folder, programs)));
