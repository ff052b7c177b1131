import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import type { SitePalette, SiteProfile } from '@varde/contract/site-profile';
import { GROUND_COLOURS } from '@varde/domain/constants';
import { MAP_PALETTES, mapPalette, PIN_KINDS } from './map-palette.ts';
import type { MapTheme } from '@varde/domain/ground-palette';
import { mapStyle } from './map-style.ts';

const THEMES: MapTheme[] = ['light', 'dark'];
const optionsOf = (theme: MapTheme) => ({
  theme,
  languages: ['no', 'sv', 'en'],
  basemap: 'https://varde.example/basemap/nordic.pmtiles',
  fonts: { latin: 'https://varde.example/a.woff2', latinExt: 'https://varde.example/b.woff2' },
});
const styleOf = (theme: MapTheme) => mapStyle(optionsOf(theme));

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(THEMES)('mapStyle, %s', (theme) => {
  const palette = MAP_PALETTES[theme];

  it('is valid by the style specification', () => {
    expect(validateStyleMin(styleOf(theme))).toEqual([]);
  });

  it('places raster tiles above the land and below routes, without own place names', () => {
    const raster = { url: 'https://a.example/{z}/{y}/{x}.png', attribution: '©', maxZoom: 15 };
    const style = mapStyle({ ...optionsOf(theme), raster });
    expect(validateStyleMin(style)).toEqual([]);
    const ids = style.layers.map(({ id }) => id);
    expect(ids.indexOf('pictures')).toBeGreaterThan(ids.indexOf('land'));
    expect(ids.indexOf('route')).toBeGreaterThan(ids.indexOf('pictures'));
    expect(ids).not.toContain('place-names');
    expect(style.sources['pictures']).toMatchObject({ tiles: [raster.url], attribution: '©' });
  });

  it('attributes the sources of the basemap', () => {
    const { basemap } = styleOf(theme).sources;
    const attribution = basemap && 'attribution' in basemap ? basemap.attribution : '';
    for (const source of ['GSHHG', 'LGPL', 'GeoNames', 'CC BY 4.0', 'Natural Earth'])
      expect(attribution).toContain(source);
  });

  it('refers only to the own host', () => {
    const urls = JSON.stringify({ ...styleOf(theme), sources: undefined }).match(/https?:[^"]+/g);
    expect(urls?.every((url) => url.startsWith('https://varde.example/'))).toBe(true);
  });

  it('draws points above place names, and those above the route of a walk', () => {
    const ids = styleOf(theme).layers.map(({ id }) => id);
    expect(ids.indexOf('place-names')).toBeGreaterThan(ids.indexOf('route'));
    expect(ids.indexOf('pins')).toBeGreaterThan(ids.indexOf('place-names'));
    // The visitor's position is above everything.
    expect(ids.slice(-2)).toEqual(['marked-pins', 'position-dot']);
  });

  it.each([
    ['names of towns', palette.town, palette.land, 4.5],
    ['names of villages', palette.village, palette.land, 4.5],
    ['counts of clusters', palette.clusterText, palette.cluster, 4.5],
    ['clusters on land', palette.cluster, palette.land, 3],
    ['clusters on water', palette.cluster, palette.water, 3],
    ['the route on its casing', palette.route, palette.routeCasing, 4.5],
    ['the route on land', palette.route, palette.land, 3],
    ['the visitor’s position on land', palette.position, palette.land, 3],
    ...PIN_KINDS.flatMap((kind): [string, string, string, number][] => [
      [`${kind} pins on land`, palette.pins[kind], palette.land, 3],
      [`${kind} pins on water`, palette.pins[kind], palette.water, 3],
      [`the glyph of ${kind} pins`, palette.pinGlyph, palette.pins[kind], 3],
    ]),
  ])('has enough contrast for %s', (_, ink, background, atLeast) => {
    expect(contrast(ink, background)).toBeGreaterThanOrEqual(atLeast);
  });

  it('gives the pins of places a museum’s accent, and no other pins', () => {
    const museum = mapPalette(theme, profileOf('#a56927'));
    expect(museum.pins).toEqual({ ...palette.pins, article: '#a56927', stop: '#a56927' });
    expect(mapPalette(theme, {})).toEqual(palette);
  });

  it('keeps the contrast of pins with every accent', () => {
    // Contrast depends on luminance alone, which greys have in all steps.
    const greys = Array.from({ length: 256 }, (_, step) => {
      const channel = step.toString(16).padStart(2, '0');
      return `#${channel}${channel}${channel}`;
    });
    const { surface } = GROUND_COLOURS[theme];
    const links = greys.filter((grey) => contrast(grey, surface) >= 4.5);
    expect(links.length).toBeGreaterThan(100);
    for (const link of links) {
      const { pins, pinGlyph, land, water } = mapPalette(theme, profileOf(link));
      expect(contrast(pins.stop, pinGlyph)).toBeGreaterThanOrEqual(4.5);
      for (const ground of [land, water])
        expect(contrast(pins.stop, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

/** Of a site whose colours are all this one. */
function profileOf(colour: string): SiteProfile {
  const scheme: SitePalette = {
    '--color-accent': colour,
    '--color-accent-pressed': colour,
    '--color-on-accent': colour,
    '--color-accent-tint': colour,
    '--color-on-accent-tint': colour,
    '--page-link': colour,
    '--surface-link': colour,
    '--color-focus': colour,
  };
  return { colors: { light: scheme, dark: scheme } };
}
