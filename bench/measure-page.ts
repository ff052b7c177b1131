/** One page of the site: cached, rendered, and the share of React's own rendering. */
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { SiteContext } from '@varde/contract/site-context';
import { compare, load, summary, type Load, type Pace } from './load.ts';
import { type CachedResult, compareWithFixed } from './measure-set.ts';
import { API_KEY, root, type Running, startServer, withFolder } from './processes.ts';

export interface PageResult {
  /** From the cache. */
  readonly cached: CachedResult;
  /** Over HTTP, each time for a host that no page is cached for. */
  readonly rendered: Load;
  /** `renderToString` of the same page in this process, with its data loaded. */
  readonly react: Load;
}

/** Each rendering thread renders some 1,500 pages until V8 has optimised what it runs. */
const RENDERING_WARM_UP_S = 12;

export async function measurePage(
  server: Running,
  pathname: string,
  pace: Pace,
): Promise<PageResult> {
  const cached = await compareWithFixed(server, pathname, {}, pace);
  const render = await prepareReact(server, pathname);
  const target = { origin: server.origin, headers: {}, paths: () => pathname, hosts: newHosts() };
  await load(target, RENDERING_WARM_UP_S);
  const rendering = await compare(
    {
      rendered: (seconds) => load(target, seconds),
      react: (seconds) => Promise.resolve(repeat(render, seconds)),
    },
    pace,
  );
  return { cached, ...rendering };
}

/** Parameters that a route does not read make no new page; a host does. */
export function newHosts(): () => string {
  let turn = 0;
  return () => `h${(turn += 1)}.localhost`;
}

function repeat(render: () => string, seconds: number): Load {
  const times: number[] = [];
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    const renderStart = performance.now();
    render();
    times.push(performance.now() - renderStart);
  }
  return summary(times, (performance.now() - started) / 1000);
}

interface Bundle {
  readonly prepareRendering: (
    request: Request,
    options: { context: SiteContext },
  ) => Promise<() => string>;
}

/** `renderToString` of a page, in this process. */
async function prepareReact({ origin }: Running, pathname: string): Promise<() => string> {
  const file = path.join(root, 'apps', 'web', 'dist', 'server', 'server.js');
  // As the server itself does: else React's development build would be the baseline.
  process.env['NODE_ENV'] ??= 'production';
  const { prepareRendering } = (await import(pathToFileURL(file).href)) as Bundle;
  const api: SiteContext['api'] = async (pathAndQuery) => {
    const response = await fetch(origin + pathAndQuery, { headers: { 'api-key': API_KEY } });
    return { status: response.status, json: await response.text() };
  };
  const context = {
    api,
    origin,
    nonce: 'bench',
    language: 'no',
    environment: 'local',
    profile: {},
    otherEnvironments: [],
    productApiKey: API_KEY,
    report: (error: unknown) => console.error(error),
  };
  return prepareRendering(new Request(origin + pathname), { context });
}

/** Requests before the measurement, so that both runs are warm. */
const WARM_UP = 100;
const MEASURED = 400;

/** The first pattern that matches a function's file determines its category. */
const PARTS: readonly (readonly [string, RegExp])[] = [
  // One bundle.
  ['React, the router, our pages', /apps\/web\/dist/],
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

/** @param pathname requested for another host each time, so that no page is cached */
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
function profile(folder: string, port: number, pathname: string, pages: number) {
  return withFolder(async (profiles) => {
    const flags = ['--cpu-prof', `--cpu-prof-dir=${profiles}`];
    const server = await startServer(folder, port, { flags });
    const hosts = newHosts();
    for (let page = 0; page < pages; page += 1) {
      const request = get(server.origin + pathname, { headers: { host: hosts() } });
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      await text(response);
    }
    await server.stop();
    const spent = new Map<string, number>();
    for (const file of readdirSync(profiles))
      addTimes(spent, JSON.parse(readFileSync(path.join(profiles, file), 'utf8')) as Profile);
    return spent;
  });
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
