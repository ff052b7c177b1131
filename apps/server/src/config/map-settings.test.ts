import { describe, expect, it } from 'vitest';
import { readFrom } from '#test/settings.ts';
import { readBasemap } from './map-settings.ts';

const read = (env: Record<string, string>) => readFrom(env, readBasemap);
const whose = { VARDE_MAP_ATTRIBUTION: '© Kartverket' };

describe('the basemap setting', () => {
  it('defaults to the bundled basemap', () => {
    expect(read({})).toEqual({ settings: undefined, issues: [] });
  });

  it.each([
    ['https://tile.example/{z}/{x}/{y}.png', 'raster'],
    ['https://cache.example/topo/default/webmercator/{z}/{y}/{x}.png', 'raster'],
    ['https://tile.example/{z}/{x}/{y}?key=a', 'raster'],
    ['https://tile.example/norden.pmtiles', 'vector'],
    ['/basemap/own.pmtiles', 'vector'],
  ])('accepts %s', (url, kind) => {
    const { settings, issues } = read({ ...whose, VARDE_MAP_TILES: url });
    expect(settings).toMatchObject({ kind, url, attribution: '© Kartverket', maxZoom: 18 });
    expect(issues).toEqual([]);
  });

  it.each([
    'https://tile.example/{z}/{x}.png',
    'https://{z}.example/{x}/{y}.png',
    'ftp://tile.example/{z}/{x}/{y}',
    '//tile.example/{z}/{x}/{y}',
    'tiles',
  ])('rejects %s', (url) => {
    expect(read({ ...whose, VARDE_MAP_TILES: url }).issues).toHaveLength(1);
  });

  it('requires an attribution', () => {
    const { issues } = read({ VARDE_MAP_TILES: 'https://tile.example/{z}/{x}/{y}.png' });
    expect(issues[0]).toContain('VARDE_MAP_ATTRIBUTION');
  });

  it('accepts a style with a dark variant and the origins of its resources', () => {
    const style = {
      VARDE_MAP_STYLE: 'https://style.example/light.json?key=a',
      VARDE_MAP_STYLE_DARK: '/styles/dark.json',
      VARDE_MAP_ORIGINS: 'https://tiles.example, https://letters.example:8443',
    };
    expect(read({ ...whose, ...style })).toMatchObject({
      settings: {
        kind: 'style',
        url: 'https://style.example/light.json?key=a',
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
  ])('rejects %o', (settings) => {
    expect(read({ ...whose, ...settings }).issues).toHaveLength(1);
  });

  it.each(['0', '25', 'x', '1.5'])('rejects the maximum zoom %s', (zoom) => {
    const tiles = { ...whose, VARDE_MAP_TILES: '/basemap/own.pmtiles' };
    expect(read({ ...tiles, VARDE_MAP_MAX_ZOOM: zoom }).issues).toHaveLength(1);
  });
});
