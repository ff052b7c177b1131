/** Sources of the bundled archive; the map must name them. */
export const GROUND_SOURCES: readonly GroundSource[] = [
  {
    name: 'GSHHG',
    url: 'https://www.soest.hawaii.edu/pwessel/gshhg/',
    licence: { name: 'LGPL' },
  },
  {
    name: 'GeoNames',
    url: 'https://www.geonames.org/',
    licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  },
  { name: 'Natural Earth', url: 'https://www.naturalearthdata.com/' },
];

interface GroundSource {
  readonly name: string;
  readonly url: string;
  readonly licence?: { readonly name: string; readonly url?: string };
}
