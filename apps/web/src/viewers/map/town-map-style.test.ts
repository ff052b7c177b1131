import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { MAP_PALETTES } from './map-palette.ts';
import type { MapTheme } from '@varde/domain/ground-palette';
import { mapStyle } from './map-style.ts';
import { withTownMap } from './town-map-style.ts';

const THEMES: MapTheme[] = ['light', 'dark'];
const languages = ['no', 'sv', 'en'];
const url = 'https://varde.example/basemap/plan.geojson';
const fonts = { latin: 'https://varde.example/a.woff2', latinExt: 'https://varde.example/b.woff2' };

describe.each(THEMES)('withTownMap, %s', (theme) => {
  const basemap = 'https://varde.example/basemap/nordic.pmtiles';
  const plain = mapStyle({ theme, languages, basemap, fonts });
  const { layers, sources } = withTownMap(plain, { theme, languages, url });
  const ids = layers.map(({ id }) => id);
  const townMapLayers = layers.filter((layer) => 'source' in layer && layer.source === 'plan');

  it('is valid by the style specification', () => {
    expect(validateStyleMin({ ...plain, layers, sources })).toEqual([]);
    expect(sources['plan']).toMatchObject({ data: url });
  });

  it('draws the town map only at high zoom', () => {
    expect(townMapLayers.length).toBeGreaterThan(10);
    expect(townMapLayers.filter(({ minzoom = 0 }) => minzoom < 13)).toEqual([]);
  });

  it('is above the basemap and below routes and pins', () => {
    expect(ids.indexOf('plan-land')).toBeGreaterThan(ids.indexOf('borders'));
    expect(ids.indexOf('plan-wall')).toBeLessThan(ids.indexOf('route-casing'));
    expect(ids.indexOf('plan-street-names')).toBeLessThan(ids.indexOf('clusters'));
  });

  it('leaves the layers of the basemap unchanged', () => {
    expect(layers.filter((layer) => !townMapLayers.includes(layer))).toEqual(plain.layers);
  });

  it('uses the land and water colours of the basemap', () => {
    const land = layers.find(({ id }) => id === 'plan-land');
    const water = layers.find(({ id }) => id === 'plan-water');
    expect(land?.paint).toMatchObject({ 'fill-color': MAP_PALETTES[theme].land });
    expect(water?.paint).toMatchObject({ 'fill-color': MAP_PALETTES[theme].water });
  });
});
