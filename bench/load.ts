/** Requests per second and latency under a small constant load, sent by wrk. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request as sendRequest } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureWrk } from '../tools/find-programs.ts';
import { databasePids, processorSeconds, threadSeconds } from './memory.ts';
import { type Running, withFolder } from './processes.ts';

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

/** More than are sent in a round where they differ: no response is to be cached. */
const PATHS = 20_000;
const TIMEOUT_S = 30;
const LUA = path.join(import.meta.dirname, 'load.lua');

/** What load.lua prints; times in microseconds. */
interface Result {
  readonly requests: number;
  readonly us: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

/**
 * Sends requests continuously, each connection the next one when its response has come. wrk takes
 * little of the cores that the server needs; a load generator in Node takes ten times as much.
 */
export async function load(
  { origin, paths, hosts, headers }: LoadTarget,
  seconds: number,
  connections = CONNECTIONS,
): Promise<Load> {
  const { host } = new URL(origin);
  const lines = Array.from({ length: PATHS }, () => `${paths()}\t${hosts?.() ?? host}\n`);
  const sent = await withFolder(async (folder) => {
    const file = path.join(folder, 'paths');
    writeFileSync(file, lines.join(''));
    const args = [
      '--threads=1',
      `--connections=${connections}`,
      `--duration=${seconds}s`,
      `--timeout=${TIMEOUT_S}s`,
      `--script=${LUA}`,
      ...Object.entries(headers).map(([name, value]) => `--header=${name}: ${value}`),
      origin,
      '--',
      file,
    ];
    const { stdout } = await promisify(execFile)(await ensureWrk(), args);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Result;
  });
  if (sent.failed > 0)
    throw new Error(`${sent.failed} of ${sent.requests} requests of ${origin}${paths()} failed.`);
  const [p50, p99] = [sent.p50 / 1_000, sent.p99 / 1_000];
  return { perSecond: (sent.requests / sent.us) * 1_000_000, p50, p99 };
}

const AT_ONCE = 4;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

export interface Sent {
  readonly path: string;
  readonly method?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Default: 200. */
  readonly status?: number;
}

async function send(origin: string, { path: pathname, body, status = 200, ...options }: Sent) {
  const request = sendRequest(origin + pathname, { ...options, agent }).end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== status)
    throw new Error(`${pathname} returned ${response.statusCode}.`);
}

/** Sends a number of requests, a few at a time. */
export async function sendAll(origin: string, count: number, next: () => Sent): Promise<void> {
  let left = count;
  const work = async (): Promise<void> => {
    while (left-- > 0) await send(origin, next());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/**
 * Microseconds of processor time that a server uses for each of some requests. Linux only.
 * @param dataFolder whose embedded database counts as well
 */
export async function requestCost(
  { origin, pid }: Running,
  count: number,
  next: () => Sent,
  dataFolder?: string,
): Promise<number> {
  const used = (): number =>
    threadSeconds(pid) +
    (dataFolder === undefined ? 0 : processorSeconds(databasePids(dataFolder)));
  const before = used();
  await sendAll(origin, count, next);
  return ((used() - before) / count) * 1_000_000;
}

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
