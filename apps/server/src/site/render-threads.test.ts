/** Threads that render pages with a built site, which is here a small one. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { SiteContext, SiteResponse } from '@varde/contract/site-context';
import { folderForTest } from '#test/folder.ts';
import { WAIT } from '#test/wait.ts';
import { loadSiteBundle, type SiteBundle } from './site-bundle.ts';

/** Says which thread rendered the page, and what the API responded. */
const SITE = `
import { isMainThread } from 'node:worker_threads';
async function fetch(request, { context }) {
  const { pathname } = new URL(request.url);
  if (pathname === '/end' && !isMainThread) process.exit(1);
  if (pathname === '/throw') throw new TypeError('no such page');
  if (pathname === '/report') context.report(new Error('loader failed', { cause: () => {} }));
  const { status, json } = await context.api('/api/v3' + pathname);
  const headers = new Headers({ 'content-type': 'text/html' });
  headers.append('set-cookie', 'a=1');
  headers.append('set-cookie', 'b=2');
  const body = JSON.stringify({ isMainThread, language: context.language, status, json });
  return { status: 404, headers, bytes: async () => Buffer.from(body), scriptHashes: ['sha256-a'] };
}
export default { fetch, readUrl: (url) => ({ url }), routeOf: () => undefined };
`;
/** The same, but a thread cannot load it. */
const BROKEN = `${SITE}
if (!isMainThread) throw new Error('cannot be loaded');
`;

interface Shown {
  readonly isMainThread: boolean;
  readonly language: string;
  readonly status: number;
  readonly json: string;
}

const shown = async (page: SiteResponse) =>
  JSON.parse(Buffer.from(await page.bytes()).toString()) as Shown;

const visit = new AsyncLocalStorage<string>();

async function loadSite(source = SITE, max = 1) {
  const folder = await folderForTest();
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'server/server.js'), source);
  const onError = vi.fn();
  const site = (await loadSiteBundle(folder, { max, onError })) as SiteBundle;
  const report = vi.fn();
  const context: SiteContext = {
    api: async (path) => ({ status: 203, json: `"${visit.getStore() ?? ''}${path}"` }),
    report,
    nonce: 'n',
    language: 'sv',
    origin: 'https://varde.example',
    profile: {},
    environment: 'local',
    otherEnvironments: [],
    productApiKey: 'key',
  };
  const render = async (path: string) => site.fetch(new Request(`http://a${path}`), { context });
  const show = async (path: string) => shown(await render(path));
  return { render, show, report, onError };
}

type Site = Awaited<ReturnType<typeof loadSite>>;

/** Pages that are requested one after the other start no thread; these are requested at once. */
async function untilInThread({ show }: Site): Promise<void> {
  await vi.waitFor(async () => {
    const pages = await Promise.all([show('/one'), show('/two')]);
    expect(pages.map(({ isMainThread }) => isMainThread)).toEqual([false, false]);
  }, WAIT);
}

it('pages that are requested one after the other are rendered without a thread', async () => {
  const { show } = await loadSite();
  const pages = [await show('/one'), await show('/two'), await show('/three')];
  expect(pages.map(({ isMainThread }) => isMainThread)).toEqual([true, true, true]);
});

it('pages that are requested at once are rendered in a thread, with all that they depend on', async () => {
  const site = await loadSite();
  await untilInThread(site);
  const response = await visit.run('visit 1: ', () => site.render('/one'));
  expect(response.status).toBe(404);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(response.scriptHashes).toEqual(['sha256-a']);
  expect(await shown(response)).toEqual({
    isMainThread: false,
    language: 'sv',
    status: 203,
    json: '"visit 1: /api/v3/one"',
  });
});

it('errors in a thread are those of the page', async () => {
  const site = await loadSite();
  await untilInThread(site);
  await expect(site.render('/throw')).rejects.toMatchObject({
    name: 'TypeError',
    message: 'no such page',
  });
  await site.show('/report');
  expect(site.report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'loader failed' }),
  );
});

it('a thread that ends fails its pages with 503, and others are rendered', async () => {
  const site = await loadSite();
  await untilInThread(site);
  await expect(site.render('/end')).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await site.show('/one')).toMatchObject({ isMainThread: true });
  await untilInThread(site);
});

it('a thread that cannot load the site is not started again', async () => {
  const { show, onError } = await loadSite(BROKEN, 1);
  await vi.waitFor(async () => {
    await Promise.all([show('/one'), show('/two')]);
    expect(onError).toHaveBeenCalled();
  }, WAIT);
  const pages = await Promise.all([show('/one'), show('/two')]);
  expect(pages.map(({ isMainThread }) => isMainThread)).toEqual([true, true]);
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'cannot be loaded' }),
  );
});

it('no thread is started where there may be none', async () => {
  const { show } = await loadSite(SITE, 0);
  for (const _ of [1, 2]) {
    const pages = await Promise.all([show('/one'), show('/two'), show('/three')]);
    expect(pages.every(({ isMainThread }) => isMainThread)).toBe(true);
  }
});
