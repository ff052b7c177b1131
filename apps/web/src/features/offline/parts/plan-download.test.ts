import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildDocument, buildHead, buildImage } from '#api/testing/build-document.ts';
import { expectedBytes, bundleFiles, bundleParts } from './bundle-parts.ts';
import {
  groupPages,
  leftOut,
  bundleImages,
  packPlaces,
  partIds,
  planDownload,
  rebusPages,
} from './plan-download.ts';

vi.mock(import('#browser/site.ts'), async (original) => ({
  ...(await original()),
  publicSite: () => ({
    origin: 'https://varde.example',
    environment: 'local',
    profile: {},
    otherEnvironments: [],
    contact: undefined,
    apiKey: 'key',
  }),
}));

afterEach(() => void vi.unstubAllGlobals());

const TOWN_MAP_PATH = '/basemap/plan.geojson';
const TOWN_MAP_BYTES = 200_000;
const BERGEN = { lat: 60.3973, lng: 5.3233 };
const build = { version: 'one', files: [] };

/** The items of a presentation without articles, from a fake server. */
async function partsOf(location: typeof BERGEN | null) {
  const document = JSON.stringify(buildDocument({ id: 302, schema_id: 12, location }));
  vi.stubGlobal('fetch', async (url: string) =>
    url === TOWN_MAP_PATH ? new Response(' '.repeat(TOWN_MAP_BYTES)) : new Response(document),
  );
  const downloadPlan = await planDownload(
    { kind: 'group', id: 302 },
    'no',
    new AbortController().signal,
  );
  const parts = bundleParts(downloadPlan, build, { cache: 'the pack', languageKey: 'no' });
  return { parts, bytes: expectedBytes(parts, downloadPlan) };
}

it('planDownload includes the town map of a bundle with a map and counts its size', async () => {
  const { parts, bytes } = await partsOf(BERGEN);
  expect(parts.filter(({ url }) => url === TOWN_MAP_PATH)).toMatchObject([
    { cache: 'the pack', expected: TOWN_MAP_BYTES, response: expect.any(Response) },
  ]);
  expect(bytes).toBeGreaterThan(TOWN_MAP_BYTES);
});

it('planDownload leaves out the town map of a bundle without a map', async () => {
  const { parts, bytes } = await partsOf(null);
  expect(parts.map(({ url }) => url)).not.toContain(TOWN_MAP_PATH);
  expect(bytes).toBeLessThan(TOWN_MAP_BYTES);
});

const blocks = { blocks: [] };

describe('pages of an offline bundle', () => {
  it('include a rebus, its posts, its scanner, and the page that removes it', () => {
    const rebus = buildDocument({ id: 401, schema_name: 'rebus', content: blocks });
    expect(rebusPages(rebus, [4011])).toEqual([
      '/rebus/401',
      '/rebus/401/list',
      '/rebus/401/map',
      '/rebus/401/post/4011',
      '/scan?rebus=401',
      '/scan',
      '/code',
      '/privacy',
    ]);
  });

  it('include a presentation, its selections and its articles', () => {
    const selection = { id: 3, title: {}, description: {}, article_ids: [103], ordered: false };
    const content = { ...blocks, article_ids: [101], selections: [selection] };
    const group = buildDocument({ id: 302, schema_name: 'group', content });
    expect(groupPages(group, [101, 103])).toEqual([
      '/group/302',
      '/group/302/map',
      '/group/302/selection/3',
      '/group/302/selection/3/list',
      '/group/302/selection/3/map',
      '/group/302/article/101',
      '/group/302/article/103',
      '/privacy',
    ]);
  });

  it('leave out withdrawn documents and duplicates', () => {
    const content = { ...blocks, article_ids: [101, 102, 101] };
    const document = buildDocument({ id: 302, content });
    expect(partIds({ document, heads: [buildHead({ id: 101 })], themes: [] })).toEqual([101]);
  });
});

const nothing = { heads: [], themes: [] };

describe('images of an offline bundle', () => {
  const image = (image_url: string) => ({ ...buildImage(), image_url, dimension: '2000x1000' });

  it('have list size, and page size where a page shows them', () => {
    const document = buildDocument({ id: 1, media_data: image('/media/image/a'), media: [] });
    const heads = [buildHead({ id: 2, media_data: image('/media/image/b') })];
    expect(bundleImages([{ document, heads, themes: [] }])).toEqual({
      images: [
        { url: '/media/image/a?dimension=334x167', pixels: 334 * 167 },
        { url: '/media/image/b?dimension=334x167', pixels: 334 * 167 },
        { url: '/media/image/a?dimension=960x480', pixels: 960 * 480 },
      ],
      hasForeign: false,
    });
  });

  it('leave out and report images of other hosts', () => {
    const media_data = image('https://other.example/a');
    const document = buildDocument({ id: 1, media_data, media: [] });
    expect(bundleImages([{ document, ...nothing }])).toEqual({ images: [], hasForeign: true });
  });
});

describe('leftOut', () => {
  it('is empty for a plain document', () => {
    expect(leftOut([{ document: buildDocument({ id: 1 }), ...nothing }])).toEqual([]);
  });

  it('lists each kind of content once', () => {
    const document = buildDocument({ id: 1, lock: 'code' });
    expect(
      leftOut([
        { document, ...nothing },
        { document, ...nothing },
      ]),
    ).toEqual(['locked']);
  });
});

it('packPlaces returns all places and the route between them', () => {
  const line = { type: 'LineString' as const, coordinates: [[5.1, 60.2]] };
  const content = { blocks: [], route: { line } };
  const document = buildDocument({ id: 1, location: null, content });
  const heads = [buildHead({ id: 2, location: { lat: 60.5, lng: 5.2 } })];
  expect(packPlaces([{ document, heads, themes: [] }])).toEqual([
    { lat: 60.5, lng: 5.2 },
    { lat: 60.2, lng: 5.1 },
  ]);
});

describe('files of an offline bundle', () => {
  const files = [
    'app-x1.js',
    'no-a1.json',
    'sv-b2.json',
    'se-c3.json',
    'pl-e5.json',
    'points-d4.json',
  ];
  const build = { version: 'one', files: files.map((name) => [`/assets/${name}`, 1] as const) };
  const names = (language: string) =>
    bundleFiles(build, language).map(([address]) => address.replace('/assets/', ''));

  it.each([
    ['no', ['app-x1.js', 'no-a1.json', 'points-d4.json']],
    ['se', ['app-x1.js', 'no-a1.json', 'se-c3.json', 'points-d4.json']],
    ['pl', ['app-x1.js', 'pl-e5.json', 'points-d4.json']],
  ])('include the messages of %s and of its fallback', (language, expected) => {
    expect(names(language)).toEqual(expected);
  });
});
