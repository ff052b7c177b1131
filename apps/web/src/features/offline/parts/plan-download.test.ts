import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildDocument, buildHead, buildImage } from '#api/testing/build-document.ts';
import { expectedBytes, packFiles, packParts } from './pack-parts.ts';
import {
  groupPages,
  leftOut,
  packImages,
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
    environments: ['local'],
    contact: undefined,
    apiKey: 'key',
  }),
}));

afterEach(() => void vi.unstubAllGlobals());

const TOWN_MAP_PATH = '/basemap/plan.geojson';
const TOWN_MAP_BYTES = 200_000;
const BERGEN = { lat: 60.3973, lng: 5.3233 };
const build = { version: 'one', files: [] };

/** The parts of a presentation without articles, as the server answers for it. */
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
  const parts = packParts(downloadPlan, build, { cache: 'the pack', languageKey: 'no' });
  return { parts, bytes: expectedBytes(parts, downloadPlan) };
}

it('holds the plan that its map shows, and counts it', async () => {
  const { parts, bytes } = await partsOf(BERGEN);
  expect(parts.filter(({ url }) => url === TOWN_MAP_PATH)).toMatchObject([
    { cache: 'the pack', expected: TOWN_MAP_BYTES },
  ]);
  expect(bytes).toBeGreaterThan(TOWN_MAP_BYTES);
});

it('holds no plan where it has no map', async () => {
  const { parts, bytes } = await partsOf(null);
  expect(parts.map(({ url }) => url)).not.toContain(TOWN_MAP_PATH);
  expect(bytes).toBeLessThan(TOWN_MAP_BYTES);
});

const blocks = { blocks: [] };

describe('the pages of a pack', () => {
  it('are those of a rebus, its posts, its scanner, and where it can be removed', () => {
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

  it('are those of a presentation, its selections and its articles', () => {
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

  it('leave out what has been withdrawn, and name nothing twice', () => {
    const content = { ...blocks, article_ids: [101, 102, 101] };
    const document = buildDocument({ id: 302, content });
    expect(partIds({ document, heads: [buildHead({ id: 101 })], themes: [] })).toEqual([101]);
  });
});

const nothing = { heads: [], themes: [] };

describe('the pictures of a pack', () => {
  const image = (image_url: string) => ({ ...buildImage(), image_url, dimension: '2000x1000' });

  it('come in the size of lists, and what a page shows in a size to look at', () => {
    const document = buildDocument({ id: 1, media_data: image('/media/image/a'), media: [] });
    const heads = [buildHead({ id: 2, media_data: image('/media/image/b') })];
    expect(packImages([{ document, heads, themes: [] }])).toEqual({
      images: [
        { url: '/media/image/a?dimension=334x167', pixels: 334 * 167 },
        { url: '/media/image/b?dimension=334x167', pixels: 334 * 167 },
        { url: '/media/image/a?dimension=960x480', pixels: 960 * 480 },
      ],
      hasForeign: false,
    });
  });

  it('leave out those of other hosts, and say so', () => {
    const media_data = image('https://other.example/a');
    const document = buildDocument({ id: 1, media_data, media: [] });
    expect(packImages([{ document, ...nothing }])).toEqual({ images: [], hasForeign: true });
  });
});

describe('what is left out', () => {
  it('is nothing of a plain document', () => {
    expect(leftOut([{ document: buildDocument({ id: 1 }), ...nothing }])).toEqual([]);
  });

  it('is told once, however often it comes', () => {
    const document = buildDocument({ id: 1, lock: 'code' });
    expect(
      leftOut([
        { document, ...nothing },
        { document, ...nothing },
      ]),
    ).toEqual(['locked']);
  });
});

it('shows on its map all places and the way between them', () => {
  const line = { type: 'LineString' as const, coordinates: [[5.1, 60.2]] };
  const content = { blocks: [], route: { line } };
  const document = buildDocument({ id: 1, location: null, content });
  const heads = [buildHead({ id: 2, location: { lat: 60.5, lng: 5.2 } })];
  expect(packPlaces([{ document, heads, themes: [] }])).toEqual([
    { lat: 60.5, lng: 5.2 },
    { lat: 60.2, lng: 5.1 },
  ]);
});

describe('the files of a pack', () => {
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
    packFiles(build, language).map(([address]) => address.replace('/assets/', ''));

  it.each([
    ['no', ['app-x1.js', 'no-a1.json', 'points-d4.json']],
    ['se', ['app-x1.js', 'no-a1.json', 'se-c3.json', 'points-d4.json']],
    ['pl', ['app-x1.js', 'pl-e5.json', 'points-d4.json']],
  ])('hold the words of %s and of what stands in for it', (language, expected) => {
    expect(names(language)).toEqual(expected);
  });
});
