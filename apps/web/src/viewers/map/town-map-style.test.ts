import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { MAP_PALETTES, type MapTheme } from './map-palette.ts';
import { mapStyle } from './map-style.ts';
import { withTownMap } from './town-map-style.ts';

const THEMES: MapTheme[] = ['light', 'dark'];
const languages = ['no', 'sv', 'en'];
const url = 'https://varde.example/basemap/plan.geojson';
const fonts = { latin: 'https://varde.example/a.woff2', latinExt: 'https://varde.example/b.woff2' };

describe.each(THEMES)('withPlan, %s', (theme) => {
  const basemap = 'https://varde.example/basemap/nordic.pmtiles';
  const plain = mapStyle({ theme, languages, basemap, fonts });
  const { layers, sources } = withTownMap(plain, { theme, languages, url });
  const ids = layers.map(({ id }) => id);
  const townMapLayers = layers.filter((layer) => 'source' in layer && layer.source === 'plan');

  it('is valid by the style specification', () => {
    expect(validateStyleMin({ ...plain, layers, sources })).toEqual([]);
    expect(sources['plan']).toMatchObject({ data: url });
  });

  it('draws the plan near only', () => {
    expect(townMapLayers.length).toBeGreaterThan(10);
    expect(townMapLayers.filter(({ minzoom = 0 }) => minzoom < 13)).toEqual([]);
  });

  it('lies over the ground, under ways and pins', () => {
    expect(ids.indexOf('plan-land')).toBeGreaterThan(ids.indexOf('borders'));
    expect(ids.indexOf('plan-wall')).toBeLessThan(ids.indexOf('route-casing'));
    expect(ids.indexOf('plan-street-names')).toBeLessThan(ids.indexOf('clusters'));
  });

  it('leaves the ground as it was', () => {
    expect(layers.filter((layer) => !townMapLayers.includes(layer))).toEqual(plain.layers);
  });

  it('continues the land and the water of the ground', () => {
    const land = layers.find(({ id }) => id === 'plan-land');
    const water = layers.find(({ id }) => id === 'plan-water');
    expect(land?.paint).toMatchObject({ 'fill-color': MAP_PALETTES[theme].land });
    expect(water?.paint).toMatchObject({ 'fill-color': MAP_PALETTES[theme].water });
  });
});
