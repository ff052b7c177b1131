/** Palettes of the map: its ground, and what lies on it. */
import type { SiteProfile } from '@varde/contract/site-profile';
import { GROUND_PALETTES, type GroundPalette, type MapTheme } from '@varde/domain/ground-palette';

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

export interface MapPalette extends GroundPalette {
  /** Route of a walk: ink, not accent, since it is not interactive. */
  readonly route: string;
  readonly routeCasing: string;
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
    ...GROUND_PALETTES.light,
    route: '#22303c',
    routeCasing: '#ffffff',
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
    ...GROUND_PALETTES.dark,
    route: '#d5dde5',
    routeCasing: '#11161b',
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
