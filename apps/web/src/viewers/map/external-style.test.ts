import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { StyleSpecification } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import { mapStyle } from './map-style.ts';
import { parseExternalStyle } from './load-basemap.ts';

const STYLE_URL = 'https://style.example/maps/light.json?key=a';
const FONTS = { latin: 'https://varde.example/a.woff2', latinExt: 'https://varde.example/b.woff2' };

/** Uses the same names as our own layers and sources. */
const STYLE: StyleSpecification = {
  version: 8,
  name: 'Grå',
  center: [10, 60],
  zoom: 3,
  projection: { type: 'globe' },
  glyphs: 'letters/{fontstack}/{range}.pbf',
  sprite: '/pictures/sprite',
  sources: {
    points: { type: 'vector', url: 'tiles.json' },
    route: { type: 'vector', url: 'pmtiles://https://tiles.example/own.pmtiles' },
    photo: { type: 'raster', tiles: ['//tiles.example/{z}/{y}/{x}.png', 'own/{z}/{x}/{y}.png'] },
    line: { type: 'geojson', data: '../line.json' },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': '#cde' } },
    { id: 'pins', type: 'fill', source: 'points', 'source-layer': 'land' },
    { id: 'photo', type: 'raster', source: 'photo' },
  ],
};

const styleOver = (value: unknown) => {
  const external = parseExternalStyle(value, STYLE_URL);
  const look = { theme: 'light', languages: ['no'], fonts: FONTS } as const;
  return external && mapStyle({ external, attribution: '©', ...look });
};

describe('an external style', () => {
  it('results in a valid style with its layers below all of ours', () => {
    const style = styleOver(STYLE);
    expect(style && validateStyleMin(style)).toEqual([]);
    const ids = style?.layers.map(({ id }) => id) ?? [];
    expect(ids.slice(0, 3)).toEqual(['ground-sea', 'ground-pins', 'ground-photo']);
    expect(ids.indexOf('route')).toBeGreaterThan(2);
    expect(ids.slice(-2)).toEqual(['marked-pins', 'position-dot']);
  });

  it('cannot override sources and layers of ours', () => {
    const style = styleOver(STYLE);
    expect(style?.sources['points']).toMatchObject({ type: 'geojson', cluster: true });
    expect(style?.sources['ground-points']).toMatchObject({ type: 'vector' });
    expect(style?.layers[1]).toMatchObject({ id: 'ground-pins', source: 'ground-points' });
  });

  it('has its URLs resolved, with the order of template fields retained', () => {
    expect(parseExternalStyle(STYLE, STYLE_URL)).toMatchObject({
      glyphs: 'https://style.example/maps/letters/{fontstack}/{range}.pbf',
      sprite: 'https://style.example/pictures/sprite',
      sources: {
        'ground-points': { url: 'https://style.example/maps/tiles.json' },
        'ground-route': { url: 'pmtiles://https://tiles.example/own.pmtiles' },
        'ground-photo': {
          tiles: [
            'https://tiles.example/{z}/{y}/{x}.png',
            'https://style.example/maps/own/{z}/{x}/{y}.png',
          ],
        },
        'ground-line': { data: 'https://style.example/line.json' },
      },
    });
    const sprite = [{ id: 'signs', url: 'signs' }];
    expect(parseExternalStyle({ ...STYLE, sprite }, STYLE_URL)?.sprite).toEqual([
      { id: 'signs', url: 'https://style.example/maps/signs' },
    ]);
  });

  it('has the URLs of its fonts resolved', () => {
    const fonts = { Own: 'own.woff2', Two: [{ url: '/two.woff2', 'unicode-range': ['U+0-FF'] }] };
    expect(
      parseExternalStyle({ ...STYLE, 'font-faces': fonts }, STYLE_URL)?.['font-faces'],
    ).toEqual({
      Own: 'https://style.example/maps/own.woff2',
      Two: [{ url: 'https://style.example/two.woff2', 'unicode-range': ['U+0-FF'] }],
    });
  });

  it('sets neither camera nor projection', () => {
    const style = styleOver(STYLE);
    for (const name of ['center', 'zoom', 'projection']) expect(style).not.toHaveProperty(name);
  });

  it.each([null, 'style', [], {}, { version: 7, sources: {}, layers: [] }, { version: 8 }])(
    'is undefined when the response is %j',
    (value) => expect(parseExternalStyle(value, STYLE_URL)).toBeUndefined(),
  );
});
