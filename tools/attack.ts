/**
 * Attacks a server of its own on this machine:
 * `npm run attack [-- --calls 100000 --seed 1 --flood 60 WORDS]`. First 100,000 random calls over
 * every route, then the probes (those whose name contains a word), then pages are measured under
 * floods. Prints what was tried and whether it held; ends with 1 when something gave way.
 */
import { parseArgs } from 'node:util';
import { BARS, measureBars, P99_WITHIN_MS, type BarRow } from '../bench/attack-load.ts';
import { accountProbes } from './attack/account-probes.ts';
import { startAttacked, type Attacked } from './attack/attacked-server.ts';
import { loadProbes } from './attack/load-probes.ts';
import type { Probe } from './attack/probe.ts';
import { attackAtRandom } from './attack/random-attack.ts';
import { secretProbes } from './attack/secret-probes.ts';
import { createSend } from './attack/send.ts';

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    /** Random calls; 0 for none. */
    calls: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    /** Seconds of each flood; 0 for none. */
    flood: { type: 'string', default: '60' },
  },
});
const calls = Number(values.calls);
const seconds = Number(values.flood);

/** Of the demo: articles, presentations, rebuses with their posts, media. */
const IDS = [101, 102, 103, 104, 301, 302, 401, 402, 4011, 4014, 5101, 5148];
/** A probe is ended then, and has given way. */
const PROBE_MS = 300_000;

async function runProbe(probe: Probe, attacked: Attacked): Promise<readonly string[]> {
  const { send, close } = createSend(attacked.port);
  const { promise: late, resolve } = Promise.withResolvers<readonly string[]>();
  const timer = setTimeout(
    () => resolve([`it did not end within ${PROBE_MS / 1_000} s`]),
    PROBE_MS,
  );
  try {
    return await Promise.race([probe.run({ attacked, send }), late]);
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  } finally {
    clearTimeout(timer);
    close();
  }
}

let broken = 0;

function print(name: string, tried: string, found: readonly string[]): void {
  if (found.length > 0) broken += 1;
  console.log(`${found.length === 0 ? 'held     ' : 'GAVE WAY '} ${name}: ${tried}`);
  for (const what of found.slice(0, 10)) console.log(`          ${what}`);
}

const isWanted = (name: string): boolean =>
  words.length === 0 || words.some((word) => name.includes(word));

function printBar({ bar, pages, p50Ms, p99Ms, errors, flood }: BarRow): void {
  const times = `p50 ${p50Ms.toFixed()} ms, p99 ${p99Ms.toFixed()} ms`;
  const isSlow = p99Ms > P99_WITHIN_MS;
  print(`pages during ${bar}`, `${pages} pages, ${times}; flood: ${JSON.stringify(flood)}`, [
    ...(isSlow ? [`p99 is above ${P99_WITHIN_MS} ms`] : []),
    ...(errors > 0 ? [`${errors} pages had no response of 200`] : []),
  ]);
}

const attacked = await startAttacked();
try {
  if (calls > 0) {
    const result = await attackAtRandom(attacked, { calls, seed: Number(values.seed), ids: IDS });
    const { statuses, perSecond, p99, slowest, memory, descriptors, defects } = result;
    const [grown, open] = [memory, descriptors].map((both) =>
      both.map((one) => one.toFixed()).join(' → '),
    );
    print(
      'random calls',
      `${result.calls} calls, seed ${values.seed}: ${perSecond.toFixed()} a second, p99 ${p99.toFixed()} ms, slowest ${slowest.toFixed()} ms; memory ${grown} MB, descriptors ${open}; ${JSON.stringify(statuses)}`,
      defects,
    );
  }
  for (const probe of [...secretProbes, ...accountProbes, ...loadProbes])
    if (isWanted(probe.name)) print(probe.name, probe.tried, await runProbe(probe, attacked));
  // Last: the import among them replaces the content.
  if (seconds > 0) {
    const { origin: url, dataFolder } = attacked;
    const bars = BARS.filter((bar) => bar !== 'idle' && isWanted(`pages during ${bar}`));
    await measureBars({ url, dataFolder, seconds, bars }, printBar);
  }
} finally {
  await attacked.close();
}
console.log(broken === 0 ? 'Everything held.' : `${broken} gave way.`);
process.exit(broken === 0 ? 0 : 1);
