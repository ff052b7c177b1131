/**
 * CPU profile of rendering a page: the difference of two server runs with different numbers of
 * pages.
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startServer } from './processes.ts';

/** Requests before the measurement, so that both runs are warm. */
const WARM_UP = 100;
const MEASURED = 400;

/** The first pattern that matches a function's file determines its category. */
const PARTS: readonly (readonly [string, RegExp])[] = [
  ['React', /node_modules\/react(?:-dom)?\//],
  ['router: matching, state for the browser', /node_modules\/(?:@tanstack|seroval|cookie-es)/],
  ['our pages', /apps\/web\/dist|node_modules\/htmlparser2/],
  ['database', /node_modules\/(?:kysely|pg)/],
  ['API and HTTP, our part', /apps\/server|packages\//],
  ['Fastify', /node_modules\/(?:@?fastify|find-my-way|light-my-request|typebox|avvio)/],
];
const NODE = 'Node (HTTP, streams, compression), and waiting for a processor';
const GARBAGE = 'garbage collection';

export interface TimeShare {
  readonly part: string;
  /** Milliseconds per page. */
  readonly ms: number;
}

/** @param pathname each request gets a unique parameter, so that no response is cached */
export async function profilePage(
  folder: string,
  port: number,
  pathname: string,
): Promise<TimeShare[]> {
  const few = await profile(folder, port, pathname, WARM_UP);
  const many = await profile(folder, port, pathname, WARM_UP + MEASURED);
  return [...many]
    .map(([part, spent]) => ({ part, ms: (spent - (few.get(part) ?? 0)) / 1000 / MEASURED }))
    .filter(({ ms }) => ms > 0)
    .toSorted((a, b) => b.ms - a.ms);
}

/** Microseconds by category. */
async function profile(folder: string, port: number, pathname: string, pages: number) {
  const profiles = mkdtempSync(path.join(os.tmpdir(), 'varde-profile-'));
  const flags = ['--cpu-prof', `--cpu-prof-dir=${profiles}`];
  const server = await startServer(folder, port, { flags });
  for (let page = 0; page < pages; page += 1)
    await (await fetch(`${server.origin}${pathname}?turn=${pages}-${page}`)).text();
  await server.stop();
  const spent = new Map<string, number>();
  for (const file of readdirSync(profiles))
    addTimes(spent, JSON.parse(readFileSync(path.join(profiles, file), 'utf8')) as Profile);
  rmSync(profiles, { recursive: true });
  return spent;
}

/** V8's format. */
interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

function addTimes(spent: Map<string, number>, { nodes, samples, timeDeltas }: Profile): void {
  const partOf = new Map(nodes.map(({ id, callFrame }) => [id, partIn(callFrame)]));
  for (const [turn, id] of samples.entries()) {
    const part = partOf.get(id);
    if (part) spent.set(part, (spent.get(part) ?? 0) + (timeDeltas[turn] ?? 0));
  }
}

function partIn({ functionName, url }: Profile['nodes'][number]['callFrame']): string | undefined {
  if (functionName === '(idle)') return undefined;
  if (functionName === '(garbage collector)') return GARBAGE;
  return PARTS.find(([, file]) => file.test(url))?.[0] ?? NODE;
}
