import { describe, expect, it, vi } from 'vitest';
import { buildDocument, buildHead, buildPicture } from '#services/testing/build-document.ts';
import { leftOut } from './plan-pack.ts';
import { packFiles } from './pack-parts.ts';
import { packPictures } from './plan-pack.ts';
import { packPlaces } from './plan-pack.ts';

vi.mock(import('#platform/site.ts'), async (original) => ({
  ...(await original()),
  publicSite: () => ({
    origin: 'https://varde.example',
    environment: 'local',
    environments: ['local'],
    contact: undefined,
    apiKey: 'key',
  }),
}));

const nothing = { heads: [], themes: [] };

describe('the pictures of a pack', () => {
  const picture = (image_url: string) => ({ ...buildPicture(), image_url, dimension: '2000x1000' });

  it('come in the size of lists, and what a page shows in a size to look at', () => {
    const document = buildDocument({ id: 1, media_data: picture('/media/image/a'), media: [] });
    const heads = [buildHead({ id: 2, media_data: picture('/media/image/b') })];
    expect(packPictures([{ document, heads, themes: [] }])).toEqual({
      pictures: [
        { address: '/media/image/a?dimension=334x167', pixels: 334 * 167 },
        { address: '/media/image/b?dimension=334x167', pixels: 334 * 167 },
        { address: '/media/image/a?dimension=960x480', pixels: 960 * 480 },
      ],
      hasForeign: false,
    });
  });

  it('leave out those of other hosts, and say so', () => {
    const media_data = picture('https://other.example/a');
    const document = buildDocument({ id: 1, media_data, media: [] });
    expect(packPictures([{ document, ...nothing }])).toEqual({ pictures: [], hasForeign: true });
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
  const files = ['app-x1.js', 'no-a1.json', 'sv-b2.json', 'se-c3.json', 'points-d4.json'];
  const build = { version: 'one', files: files.map((name) => [`/assets/${name}`, 1] as const) };
  const names = (language: string) =>
    packFiles(build, language).map(([address]) => address.replace('/assets/', ''));

  it.each([
    ['no', ['app-x1.js', 'no-a1.json', 'points-d4.json']],
    ['se', ['app-x1.js', 'no-a1.json', 'se-c3.json', 'points-d4.json']],
  ])('hold the words of %s and of what stands in for it', (language, expected) => {
    expect(names(language)).toEqual(expected);
  });
});
