/** Requests per second and latency under a small constant load from this process. */
import autocannon from 'autocannon';

export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Returns the path of the next request. */
export type Paths = () => string;

export interface LoadTarget {
  readonly origin: string;
  readonly paths: Paths;
  /** Of the next request, in place of the origin's. */
  readonly hosts?: () => string;
  readonly headers: Readonly<Record<string, string>>;
}

export const CONNECTIONS = 10;

/** Sends requests continuously; the next path is drawn when a connection is free. */
export async function load(
  { origin, paths, hosts, headers }: LoadTarget,
  seconds: number,
  connections = CONNECTIONS,
): Promise<Load> {
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url: origin,
        headers: { ...headers },
        connections,
        duration: seconds,
        requests: [
          {
            setupRequest: (request) => ({
              ...request,
              path: paths(),
              headers: { ...request.headers, ...(hosts && { host: hosts() }) },
            }),
          },
        ],
      },
      (error: unknown, done: autocannon.Result) => (error ? reject(asError(error)) : resolve(done)),
    );
    // The library's own percentiles are in whole milliseconds.
    instance.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  if (result.non2xx > 0 || result.errors > 0) {
    const statuses = JSON.stringify(result.statusCodeStats ?? {});
    throw new Error(`${origin}${paths()} and the like: ${statuses}, ${result.errors} failed`);
  }
  return summary(times, result.duration);
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

export function summary(times: readonly number[], seconds: number): Load {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The medians of two measurements over alternating rounds. */
export async function alternate(
  rounds: number,
  ours: () => Promise<number>,
  baseline: () => Promise<number>,
): Promise<Comparison> {
  const values = { ours: new Array<number>(), baseline: new Array<number>() };
  for (let round = 0; round < rounds; round += 1) {
    values.ours.push(await ours());
    values.baseline.push(await baseline());
  }
  return { ours: median(values.ours), baseline: median(values.baseline) };
}

export interface Comparison {
  readonly ours: number;
  readonly baseline: number;
}

const middle = (loads: readonly Load[]): Load =>
  loads.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(loads.length / 2)] as Load;

export interface Pace {
  /** Duration of a round. */
  readonly seconds: number;
  readonly rounds: number;
}

export type Measure = (seconds: number) => Promise<Load>;

/**
 * Measures several targets in alternating rounds, so that a machine that slows down affects all of
 * them; returns the round with the median rate of each.
 */
export async function compare<N extends string>(
  measures: Readonly<Record<N, Measure>>,
  { seconds, rounds }: Pace,
): Promise<Record<N, Load>> {
  const names = Object.keys(measures) as N[];
  const loads = new Map<N, Load[]>(names.map((name) => [name, []]));
  for (const name of names) await measures[name](Math.min(seconds, 2));
  for (let round = 0; round < rounds; round++)
    for (const name of names) loads.get(name)?.push(await measures[name](seconds));
  return Object.fromEntries(names.map((name) => [name, middle(loads.get(name) ?? [])])) as Record<
    N,
    Load
  >;
}
