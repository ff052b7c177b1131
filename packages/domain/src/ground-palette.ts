/** Colours of the bundled map's ground: muted, so that the pins stand out. */

export type MapTheme = 'light' | 'dark';

export interface GroundPalette {
  readonly land: string;
  readonly water: string;
  /** Shallow water: a soft band along every shore. */
  readonly shallows: string;
  readonly coast: string;
  readonly lakeShore: string;
  readonly river: string;
  readonly border: string;
  readonly town: string;
  readonly village: string;
  readonly region: string;
  readonly waterName: string;
  readonly waterHalo: string;
  readonly halo: string;
}

export const GROUND_PALETTES: Readonly<Record<MapTheme, GroundPalette>> = {
  light: {
    land: '#f6f3ec',
    water: '#c6d8e4',
    shallows: '#dbe7ee',
    coast: '#9fb6c6',
    lakeShore: '#b3c7d4',
    river: '#b5cbd9',
    border: '#a79bac',
    town: '#434c55',
    village: '#66707a',
    region: '#8c8577',
    waterName: '#4f7690',
    waterHalo: '#d4e2eb',
    halo: '#faf8f3',
  },
  dark: {
    land: '#222b33',
    water: '#0f171e',
    shallows: '#17232d',
    coast: '#3a4a57',
    lakeShore: '#2b3944',
    river: '#17222b',
    border: '#5d5566',
    town: '#c3ccd5',
    village: '#8f9ba7',
    region: '#74808b',
    waterName: '#7fa2b8',
    waterHalo: '#121b22',
    halo: '#1a2229',
  },
};
