/** Palettes of the map: muted backgrounds, so that the pins stand out. */
import type { SiteProfile } from '@varde/contract/site-profile';

export type MapTheme = 'light' | 'dark';

/** Kind of document, stop of a walk in order, or status of a rebus post in the visitor's run. */
export const PIN_KINDS = [
  'article',
  'stop',
  'group',
  'rebus',
  'owner',
  'post',
  'post-started',
  'post-locked',
  'post-solved',
] as const;
export type PinKind = (typeof PIN_KINDS)[number];

export interface MapPalette {
  readonly land: string;
  readonly water: string;
  /** Shallow water: a soft band along every shore. */
  readonly shallows: string;
  readonly coast: string;
  readonly lakeShore: string;
  readonly river: string;
  readonly border: string;
  /** Route of a walk: ink, not accent, since it is not interactive. */
  readonly route: string;
  readonly routeCasing: string;
  readonly town: string;
  readonly village: string;
  readonly region: string;
  readonly waterName: string;
  readonly waterHalo: string;
  readonly halo: string;
  readonly cluster: string;
  readonly clusterRing: string;
  readonly clusterText: string;
  readonly pins: Readonly<Record<PinKind, string>>;
  readonly pinRing: string;
  readonly pinGlyph: string;
  /** The visitor's position: the product's accent colour, on every site. */
  readonly position: string;
  readonly positionRing: string;
}

/**
 * On a museum's own site the pins of places have its accent, as its links do: these contrast with
 * white as text does, and so with a pin's glyph. Other kinds and states keep their colours.
 */
export function mapPalette(theme: MapTheme, { colors }: SiteProfile): MapPalette {
  const palette = MAP_PALETTES[theme];
  const accent = colors?.[theme]['--surface-link'];
  if (accent === undefined) return palette;
  return { ...palette, pins: { ...palette.pins, article: accent, stop: accent } };
}

export const MAP_PALETTES: Readonly<Record<MapTheme, MapPalette>> = {
  light: {
    land: '#f6f3ec',
    water: '#c6d8e4',
    shallows: '#dbe7ee',
    coast: '#9fb6c6',
    lakeShore: '#b3c7d4',
    river: '#b5cbd9',
    border: '#a79bac',
    route: '#22303c',
    routeCasing: '#ffffff',
    town: '#434c55',
    village: '#66707a',
    region: '#8c8577',
    waterName: '#4f7690',
    waterHalo: '#d4e2eb',
    halo: '#faf8f3',
    cluster: '#22303c',
    clusterRing: '#ffffff',
    clusterText: '#ffffff',
    pins: {
      article: '#b4472f',
      stop: '#b4472f',
      group: '#2c6e63',
      rebus: '#7a4a86',
      owner: '#22303c',
      post: '#7a4a86',
      'post-started': '#7a4a86',
      'post-locked': '#5a6570',
      'post-solved': '#2c6e63',
    },
    pinRing: '#ffffff',
    pinGlyph: '#ffffff',
    position: '#397ab5',
    positionRing: '#ffffff',
  },
  dark: {
    land: '#222b33',
    water: '#0f171e',
    shallows: '#17232d',
    coast: '#3a4a57',
    lakeShore: '#2b3944',
    river: '#17222b',
    border: '#5d5566',
    route: '#d5dde5',
    routeCasing: '#11161b',
    town: '#c3ccd5',
    village: '#8f9ba7',
    region: '#74808b',
    waterName: '#7fa2b8',
    waterHalo: '#121b22',
    halo: '#1a2229',
    cluster: '#d5dde5',
    clusterRing: '#11161b',
    clusterText: '#151b21',
    pins: {
      article: '#e07a5c',
      stop: '#e07a5c',
      group: '#5fb3a3',
      rebus: '#b98bc6',
      owner: '#d5dde5',
      post: '#b98bc6',
      'post-started': '#b98bc6',
      'post-locked': '#9aa6b2',
      'post-solved': '#5fb3a3',
    },
    pinRing: '#11161b',
    pinGlyph: '#151b21',
    position: '#5ba0dd',
    positionRing: '#f1f4f7',
  },
};
