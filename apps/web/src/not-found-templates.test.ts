import type { AnyRouter } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import type { SiteContext } from '@varde/contract/site-context';
import { fillTemplate, findMissing } from './not-found-templates.ts';

const CONTEXT: SiteContext = {
  api: async () => ({ status: 404, json: '{}' }),
  nonce: 'n1',
  language: 'no',
  origin: 'https://museum.example',
  profile: {},
  environment: 'local',
  otherEnvironments: [],
  productApiKey: 'key',
  report: () => {},
};

interface Found {
  readonly status?: string;
  readonly error?: unknown;
  readonly fullPath?: string;
  readonly options?: object;
  readonly searchStr?: string;
}

function routerWith({ fullPath = '/article/$articleId', options = {}, ...found }: Found) {
  const { status = 'notFound', error = { data: {} }, searchStr = '' } = found;
  const matches = [
    { routeId: 'root', status: 'success' },
    { routeId: 'page', status, error },
  ];
  const routesById = { root: { fullPath: '/', options: {} }, page: { fullPath, options } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these are read
  return { state: { matches, location: { searchStr } }, routesById } as unknown as AnyRouter;
}

it('a template that could not be rendered is rendered again for the next', async () => {
  const missing = { path: '/article/2147483645', values: [] };
  const render = vi.fn(async (): Promise<string | undefined> => undefined);
  expect(await fillTemplate(missing, CONTEXT, render)).toBeUndefined();
  render.mockResolvedValue('<h1>404</h1>');
  expect(await fillTemplate(missing, CONTEXT, render)).toBe('<h1>404</h1>');
});

it.each([
  ['/article/99999', '/article/$articleId', '/article/2147483646'],
  ['/sv/article/99999', '/article/$articleId', '/sv/article/2147483646'],
  ['/some-code', '/$slug', '/not-found-sentinel-0'],
  ['/@somebody', '/@{$ownerSlug}', '/@not-found-sentinel-0'],
  ['/group/7/article/8', '/group/$a/article/$b', '/group/2147483646/article/2147483644'],
])('%s of the route %s is filled from %s', async (path, fullPath, template) => {
  const missing = findMissing(routerWith({ fullPath }), path);
  expect(missing?.path).toBe(template);
  const render = async (rendered: string, nonce: string) => `<a nonce="${nonce}">${rendered}</a>`;
  expect(missing && (await fillTemplate(missing, CONTEXT, render))).toBe(
    `<a nonce="n1">${path}</a>`,
  );
});

it.each<[string, string, Found]>([
  ['was found', '/article/101', { status: 'success' }],
  ['is not published', '/article/101', { error: { data: { isUnpublished: true } } }],
  ['has a page of its own route', '/dm/1', { options: { notFoundComponent: () => null } }],
  ['has parameters', '/article/101', { searchStr: '?page=2' }],
  ['has characters that HTML escapes', '/article/%3Cb%3E', {}],
])('a page that %s is rendered', (_, path, found) => {
  expect(findMissing(routerWith(found), path)).toBeUndefined();
});

it('one page is rendered for all invented addresses of a route and a language', async () => {
  const render = vi.fn(async (path: string) => path);
  const fill = async (path: string, language: string) => {
    const missing = findMissing(routerWith({ fullPath: '/tag/$tag' }), path);
    return missing && fillTemplate(missing, { ...CONTEXT, language }, render);
  };
  for (const tag of ['a', 'b', 'c']) expect(await fill(`/tag/${tag}`, 'no')).toBe(`/tag/${tag}`);
  expect(render).toHaveBeenCalledTimes(1);
  await fill('/tag/d', 'sv');
  expect(render).toHaveBeenCalledTimes(2);
});

it('a page that could not be rendered is rendered again', async () => {
  const missing = { path: '/once/not-found-sentinel-1', values: [] };
  const render = vi.fn(async () => 'page');
  render.mockRejectedValueOnce(new Error('broken'));
  await expect(fillTemplate(missing, CONTEXT, render)).rejects.toThrow('broken');
  expect(await fillTemplate(missing, CONTEXT, render)).toBe('page');
});
