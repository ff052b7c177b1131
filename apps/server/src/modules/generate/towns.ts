import type { LatLng } from '@varde/domain/geo';

export interface Town extends LatLng {
  readonly name: string;
  readonly language: 'no' | 'sv';
}

/** Towns of Norway and Sweden, the larger ones first, so that a Zipf draw gives them more. */
const TABLE: readonly (readonly [language: 'no' | 'sv', name: string, lat: number, lng: number])[] =
  [
    ['no', 'Oslo', 59.913, 10.739],
    ['sv', 'Stockholm', 59.329, 18.069],
    ['no', 'Bergen', 60.393, 5.324],
    ['sv', 'Göteborg', 57.707, 11.967],
    ['no', 'Trondheim', 63.43, 10.395],
    ['sv', 'Malmö', 55.605, 13.0],
    ['no', 'Stavanger', 58.97, 5.733],
    ['sv', 'Uppsala', 59.859, 17.639],
    ['no', 'Tromsø', 69.649, 18.956],
    ['sv', 'Lund', 55.705, 13.193],
    ['no', 'Kristiansand', 58.147, 7.996],
    ['sv', 'Västerås', 59.61, 16.545],
    ['no', 'Drammen', 59.744, 10.205],
    ['sv', 'Örebro', 59.275, 15.213],
    ['no', 'Fredrikstad', 59.218, 10.93],
    ['sv', 'Linköping', 58.411, 15.621],
    ['no', 'Ålesund', 62.472, 6.155],
    ['sv', 'Visby', 57.635, 18.295],
    ['no', 'Bodø', 67.28, 14.405],
    ['sv', 'Helsingborg', 56.046, 12.694],
    ['no', 'Skien', 59.21, 9.609],
    ['sv', 'Norrköping', 58.588, 16.192],
    ['no', 'Lillehammer', 61.115, 10.466],
    ['sv', 'Falun', 60.607, 15.632],
    ['no', 'Haugesund', 59.414, 5.268],
    ['sv', 'Umeå', 63.826, 20.263],
    ['no', 'Hamar', 60.795, 11.068],
    ['sv', 'Kalmar', 56.663, 16.356],
    ['no', 'Molde', 62.737, 7.16],
    ['sv', 'Gävle', 60.675, 17.141],
    ['no', 'Røros', 62.575, 11.384],
    ['sv', 'Karlskrona', 56.161, 15.587],
    ['no', 'Kongsberg', 59.669, 9.65],
    ['sv', 'Sundsvall', 62.391, 17.307],
    ['no', 'Arendal', 58.461, 8.772],
    ['sv', 'Östersund', 63.177, 14.637],
    ['no', 'Kristiansund', 63.11, 7.728],
    ['sv', 'Luleå', 65.584, 22.155],
    ['no', 'Harstad', 68.799, 16.541],
    ['sv', 'Växjö', 56.878, 14.809],
    ['no', 'Alta', 69.969, 23.272],
    ['sv', 'Halmstad', 56.674, 12.857],
    ['no', 'Mo i Rana', 66.313, 14.142],
    ['sv', 'Karlstad', 59.379, 13.504],
    ['no', 'Steinkjer', 64.015, 11.495],
    ['sv', 'Jönköping', 57.782, 14.162],
    ['no', 'Tønsberg', 59.267, 10.408],
    ['sv', 'Nyköping', 58.753, 17.009],
    ['no', 'Halden', 59.123, 11.387],
    ['sv', 'Mora', 61.005, 14.537],
    ['no', 'Voss', 60.629, 6.415],
    ['sv', 'Kiruna', 67.856, 20.225],
    ['no', 'Florø', 61.6, 5.033],
    ['sv', 'Ystad', 55.43, 13.82],
    ['no', 'Narvik', 68.438, 17.427],
    ['sv', 'Skövde', 58.39, 13.845],
    ['no', 'Rjukan', 59.879, 8.594],
    ['sv', 'Västervik', 57.758, 16.637],
    ['no', 'Kirkenes', 69.727, 30.046],
    ['sv', 'Härnösand', 62.632, 17.938],
    ['no', 'Namsos', 64.466, 11.495],
    ['sv', 'Skellefteå', 64.75, 20.953],
    ['no', 'Mandal', 58.029, 7.453],
    ['sv', 'Strömstad', 58.938, 11.171],
    ['no', 'Hammerfest', 70.663, 23.682],
    ['sv', 'Arvika', 59.655, 12.585],
    ['no', 'Otta', 61.772, 9.54],
    ['sv', 'Haparanda', 65.836, 24.136],
    ['no', 'Sogndal', 61.229, 7.1],
    ['sv', 'Sveg', 62.035, 14.358],
    ['no', 'Svolvær', 68.234, 14.569],
    ['sv', 'Åre', 63.399, 13.082],
    ['no', 'Tynset', 62.276, 10.78],
    ['sv', 'Borgholm', 56.879, 16.656],
    ['no', 'Odda', 60.069, 6.546],
    ['sv', 'Gällivare', 67.134, 20.652],
  ];

export const TOWNS: readonly Town[] = TABLE.map(([language, name, lat, lng]) => ({
  language,
  name,
  lat,
  lng,
}));

const KM_PER_DEGREE = 111.2;

/** Near the town as a rule, sometimes far out: distances fall off as settlements do. */
export function around(town: LatLng, draw: () => number): LatLng {
  const spread = SPREADS.find(({ upTo }) => draw() < upTo)?.km ?? FAR_KM;
  const km = -spread * Math.log(1 - draw());
  const angle = 2 * Math.PI * draw();
  const lat = town.lat + (km * Math.sin(angle)) / KM_PER_DEGREE;
  const eastward = KM_PER_DEGREE * Math.cos((town.lat * Math.PI) / 180);
  return { lat: rounded(lat), lng: rounded(town.lng + (km * Math.cos(angle)) / eastward) };
}

const SPREADS = [
  { upTo: 0.5, km: 1.5 },
  { upTo: 0.6, km: 8 },
];
const FAR_KM = 30;

/** About a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
