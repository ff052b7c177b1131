import { expect, it } from 'vitest';
import { mapAppUrl } from './map-app.ts';

const place = { lat: 60.397, lng: 5.324, title: 'Bryggen (søndre del), Bergen' };
const OSM = 'https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&to=60.397%2C5.324';
const NAME = 'Bryggen%20%20s%C3%B8ndre%20del%20%2C%20Bergen';

it.each([
  [
    'Android',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9)',
    5,
    `geo:60.397,5.324?q=60.397,5.324(${NAME})`,
  ],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)',
    5,
    `maps:?daddr=60.397,5.324&q=${NAME}&dirflg=w`,
  ],
  [
    'an iPad',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)',
    5,
    `maps:?daddr=60.397,5.324&q=${NAME}&dirflg=w`,
  ],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 0, OSM],
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, OSM],
])('mapAppUrl opens the map app of %s', (_, agent, touchPoints, url) => {
  expect(mapAppUrl(place, agent, touchPoints)).toBe(url);
});
