import { describe, expect, it } from 'vitest';
import { readFrom } from '#test/settings.ts';
import { readBasemap } from './map-settings.ts';

const read = (env: Record<string, string>) => readFrom(env, readBasemap);
const whose = { VARDE_MAP_ATTRIBUTION: '© Kartverket' };

describe('the ground of the map', () => {
  it('is the bundled one where nothing is said', () => {
    expect(read({})).toEqual({ settings: undefined, issues: [] });
  });

  it.each([
    ['https://tile.example/{z}/{x}/{y}.png', 'raster'],
    ['https://cache.example/topo/default/webmercator/{z}/{y}/{x}.png', 'raster'],
    ['https://tile.example/{z}/{x}/{y}?key=a', 'raster'],
    ['https://tile.example/norden.pmtiles', 'vector'],
    ['/basemap/own.pmtiles', 'vector'],
  ])('may be %s', (address, kind) => {
    const { settings, issues } = read({ ...whose, VARDE_MAP_TILES: address });
    expect(settings).toMatchObject({ kind, address, attribution: '© Kartverket', maxZoom: 18 });
    expect(issues).toEqual([]);
  });

  it.each([
    'https://tile.example/{z}/{x}.png',
    'https://{z}.example/{x}/{y}.png',
    'ftp://tile.example/{z}/{x}/{y}',
    '//tile.example/{z}/{x}/{y}',
    'tiles',
  ])('is not %s', (url) => {
    expect(read({ ...whose, VARDE_MAP_TILES: url }).issues).toHaveLength(1);
  });

  it('is never without a word of whose it is', () => {
    const { issues } = read({ VARDE_MAP_TILES: 'https://tile.example/{z}/{x}/{y}.png' });
    expect(issues[0]).toContain('VARDE_MAP_ATTRIBUTION');
  });

  it('may be a whole style, another on dark screens, with its pieces from named hosts', () => {
    const style = {
      VARDE_MAP_STYLE: 'https://style.example/light.json?key=a',
      VARDE_MAP_STYLE_DARK: '/styles/dark.json',
      VARDE_MAP_ORIGINS: 'https://tiles.example, https://letters.example:8443',
    };
    expect(read({ ...whose, ...style })).toMatchObject({
      settings: {
        kind: 'style',
        address: 'https://style.example/light.json?key=a',
        darkAddress: '/styles/dark.json',
        origins: ['https://tiles.example', 'https://letters.example:8443'],
        attribution: '© Kartverket',
      },
      issues: [],
    });
    expect(read(style).issues[0]).toContain('VARDE_MAP_ATTRIBUTION');
  });

  it.each<Record<string, string>>([
    { VARDE_MAP_STYLE: 'light.json' },
    { VARDE_MAP_STYLE: '/light.json', VARDE_MAP_STYLE_DARK: '//style.example/dark.json' },
    { VARDE_MAP_STYLE: '/light.json', VARDE_MAP_ORIGINS: 'tiles.example' },
    { VARDE_MAP_STYLE: '/light.json', VARDE_MAP_ORIGINS: 'https://tiles.example/path' },
    { VARDE_MAP_STYLE: '/light.json', VARDE_MAP_TILES: '/basemap/own.pmtiles' },
  ])('is not %o', (settings) => {
    expect(read({ ...whose, ...settings }).issues).toHaveLength(1);
  });

  it.each(['0', '25', 'x', '1.5'])('has no last zoom of %s', (zoom) => {
    const tiles = { ...whose, VARDE_MAP_TILES: '/basemap/own.pmtiles' };
    expect(read({ ...tiles, VARDE_MAP_MAX_ZOOM: zoom }).issues).toHaveLength(1);
  });
});
