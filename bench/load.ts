/** Requests per second and latency of one address, under a small constant load from this process. */
import autocannon from 'autocannon';

export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const CONNECTIONS = 10;
const ROUNDS = 3;

async function once(url: string, headers: Record<string, string>, seconds: number): Promise<Load> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

const middle = (loads: readonly Load[]): Load =>
  [...loads].sort((a, b) => a.perSecond - b.perSecond)[Math.floor(loads.length / 2)] as Load;

/**
 * Measures two addresses in turn, round by round, so that a machine that slows down slows both; answers the round
 * with the median rate of each.
 */
export async function compareLoad(
  ours: string,
  floor: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<{ ours: Load; floor: Load }> {
  await once(ours, headers, 2);
  await once(floor, headers, 1);
  const loads: { ours: Load[]; floor: Load[] } = { ours: [], floor: [] };
  for (let round = 0; round < ROUNDS; round++) {
    loads.ours.push(await once(ours, headers, seconds));
    loads.floor.push(await once(floor, headers, seconds));
  }
  return { ours: middle(loads.ours), floor: middle(loads.floor) };
}

/** Measures one address: the round with the median rate. */
export async function measureLoad(
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<Load> {
  await once(url, headers, 2);
  const loads: Load[] = [];
  for (let round = 0; round < ROUNDS; round++) loads.push(await once(url, headers, seconds));
  return middle(loads);
}
