/** One page of the site: cached, rendered, and the share of React's own rendering. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteContext } from '@varde/contract/site-context';
import { compare, load, summary, type Load, type Pace } from './load.ts';
import { compareWithFixed, type SetResult } from './measure-set.ts';
import { API_KEY, root, type Running } from './processes.ts';

export interface PageResult {
  /** From the cache, beside a fixed response of the same size. */
  readonly cached: SetResult['cached'];
  /** Over HTTP, each time with a URL that is not cached. */
  readonly rendered: Load;
  /** `renderToString` of the same page in this process, with its data loaded. */
  readonly react: Load;
}

export async function measurePage(
  server: Running,
  pathname: string,
  pace: Pace,
): Promise<PageResult> {
  const cached = await compareWithFixed(server, pathname, {}, pace);
  const render = await prepare(server, pathname);
  let turn = 0;
  const paths = (): string => `${pathname}?turn=${turn++}`;
  const rendering = await compare(
    {
      rendered: (seconds) => load({ origin: server.origin, headers: {}, paths }, seconds),
      react: (seconds) => Promise.resolve(repeat(render, seconds)),
    },
    pace,
  );
  return { cached, ...rendering };
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

async function prepare({ origin }: Running, pathname: string): Promise<() => string> {
  const file = path.join(root, 'apps', 'web', 'dist', 'server', 'server.js');
  const { prepareRendering } = (await import(pathToFileURL(file).href)) as Bundle;
  const api: SiteContext['api'] = async (pathAndQuery) => {
    const response = await fetch(origin + pathAndQuery, { headers: { 'api-key': API_KEY } });
    return { status: response.status, body: await response.json() };
  };
  const context = {
    api,
    origin,
    nonce: 'bench',
    language: 'no',
    environment: 'local',
    productApiKey: API_KEY,
    report: (error: unknown) => console.error(error),
  };
  return prepareRendering(new Request(origin + pathname), { context });
}
