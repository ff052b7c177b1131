/** Palettes of town maps: quieter than the pins, and matching the basemap (map-palette.ts). */
import type { MapTheme } from './map-palette.ts';

export interface TownMapPalette {
  readonly land: string;
  readonly water: string;
  readonly shore: string;
  readonly green: string;
  readonly square: string;
  /** Terraced houses, drawn as one. */
  readonly block: string;
  readonly blockEdge: string;
  readonly building: string;
  /** A building with a name, which visitors look for. */
  readonly notable: string;
  readonly buildingEdge: string;
  readonly pit: string;
  readonly pitEdge: string;
  readonly heap: string;
  readonly street: string;
  readonly streetEdge: string;
  readonly path: string;
  readonly stream: string;
  readonly rail: string;
  readonly wall: string;
  readonly name: string;
  readonly greenName: string;
  readonly waterName: string;
  readonly halo: string;
}

export const TOWN_MAP_PALETTES: Readonly<Record<MapTheme, TownMapPalette>> = {
  light: {
    land: '#f6f3ec',
    water: '#c6d8e4',
    shore: '#8ea8ba',
    green: '#dde7d0',
    square: '#fdfbf6',
    block: '#e9e1d3',
    blockEdge: '#ddd3c2',
    building: '#d9cbb6',
    notable: '#cbb595',
    buildingEdge: '#b7a283',
    pit: '#dcb79d',
    pitEdge: '#b5815f',
    heap: '#dccfc2',
    street: '#ffffff',
    streetEdge: '#ddd5c6',
    path: '#b9a98e',
    stream: '#b0cadb',
    rail: '#aaa39a',
    wall: '#7d7262',
    name: '#5a5041',
    greenName: '#4f6640',
    waterName: '#4a7088',
    halo: '#faf8f3',
  },
  dark: {
    land: '#222b33',
    water: '#0f171e',
    shore: '#455766',
    green: '#24352f',
    square: '#333e47',
    block: '#2b353e',
    blockEdge: '#333e48',
    building: '#38434d',
    notable: '#4d5459',
    buildingEdge: '#636a6e',
    pit: '#46332a',
    pitEdge: '#7d5a47',
    heap: '#37322e',
    street: '#3d4953',
    streetEdge: '#1b2329',
    path: '#6b757d',
    stream: '#17242e',
    rail: '#5a636b',
    wall: '#9a9483',
    name: '#c0b9aa',
    greenName: '#9db89a',
    waterName: '#86a9c0',
    halo: '#1a2229',
  },
};
