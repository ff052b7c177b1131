import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { issuesOf, readFrom } from '#test/settings.ts';
import { readBasemap, readAnalytics } from './site-settings.ts';

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
    expect(settings).toMatchObject({
      kind,
      address: url,
      attribution: '© Kartverket',
      maxZoom: 18,
    });
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
  ])('rejects %o', (settings) => expect(read({ ...whose, ...settings }).issues).toHaveLength(1));

  it.each(['0', '25', 'x', '1.5'])('rejects the maximum zoom %s', (zoom) => {
    const tiles = { ...whose, VARDE_MAP_TILES: '/basemap/own.pmtiles' };
    expect(read({ ...tiles, VARDE_MAP_MAX_ZOOM: zoom }).issues).toHaveLength(1);
  });
});

const readVisits = (env: Readonly<Record<string, string>>) => readFrom(env, readAnalytics);

it.each([
  [undefined, { endpoint: '/visits', kind: 'own' }],
  ['own', { endpoint: '/visits', kind: 'own' }],
  ['https://count.example/e', { endpoint: 'https://count.example/e', kind: 'events' }],
  [
    'https://matomo.example/matomo.php?idsite=3',
    { endpoint: 'https://matomo.example/matomo.php?idsite=3', kind: 'matomo' },
  ],
  [
    'https://stat.example/m/piwik.php?idsite=12',
    { endpoint: 'https://stat.example/m/piwik.php?idsite=12', kind: 'matomo' },
  ],
])('VARDE_ANALYTICS=%s is read as endpoint and kind', (setting, expected) => {
  const { settings, issues } = readVisits(setting ? { VARDE_ANALYTICS: setting } : {});
  expect(settings).toEqual({ ...expected, respects: [], google: false });
  expect(issues).toEqual([]);
});

it('VARDE_ANALYTICS=off disables counting', () => {
  expect(readVisits({ VARDE_ANALYTICS: 'off' })).toEqual({ settings: undefined, issues: [] });
});

it('VARDE_ANALYTICS_RESPECT lists the browser signals to respect', () => {
  expect(readVisits({ VARDE_ANALYTICS_RESPECT: 'GPC, dnt' }).settings?.respects).toEqual([
    'gpc',
    'dnt',
  ]);
});

it('museums’ Google Analytics is allowed only when it is switched on', () => {
  expect(readVisits({ VARDE_GOOGLE_ANALYTICS: 'on' }).settings?.google).toBe(true);
});

it.each([
  [{ VARDE_ANALYTICS: 'matomo' }, 'give own, off, or the full URL'],
  [{ VARDE_ANALYTICS: 'https://user:secret@count.example/' }, 'give own, off'],
  [{ VARDE_ANALYTICS: 'ftp://count.example/' }, 'give own, off'],
  [{ VARDE_ANALYTICS: 'https://matomo.example/matomo.php' }, '?idsite=3'],
  [{ VARDE_ANALYTICS_RESPECT: 'dnt,p3p' }, "holds 'p3p'"],
  [{ VARDE_GOOGLE_ANALYTICS: 'G-123' }, 'give on or off'],
  [{ VARDE_GOOGLE_ANALYTICS: 'on', VARDE_ANALYTICS: 'off' }, 'nothing would be counted'],
])('rejects %j with the fix', (settings, message) => {
  expect(readVisits(settings).issues).toEqual([expect.stringContaining(message)]);
});

describe('VARDE_SHARED_CACHES', () => {
  const settings = { VARDE_PUBLIC_URL: 'https://varde.example' };

  it.each([
    ['http://127.0.0.1:6081', ['http://127.0.0.1:6081']],
    ['http://a.example/, http://b.example', ['http://a.example', 'http://b.example']],
    ['-', []],
  ])('%s names the caches to purge', (text, expected) => {
    expect(loadConfig({ ...settings, VARDE_SHARED_CACHES: text }).sharedCaches).toEqual(expected);
  });

  it.each(['on', 'http://a.example/path', 'ftp://a.example'])('refuses %j', (text) => {
    expect(issuesOf({ ...settings, VARDE_SHARED_CACHES: text })).toEqual([
      expect.stringContaining('give origins such as'),
    ]);
  });

  it('needs the public URL, so that stored pages name no other host', () => {
    expect(issuesOf({ VARDE_SHARED_CACHES: '-' })).toEqual([
      expect.stringContaining('needs VARDE_PUBLIC_URL'),
    ]);
  });
});
