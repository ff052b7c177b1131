import { expect, it } from 'vitest';
import { mapAppUrl } from './map-app.ts';

const place = { lat: 60.397, lng: 5.324, title: 'Bryggen (søndre del), Bergen' };
const OSM = 'https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&to=60.397%2C5.324';
const NAME = 'Bryggen%20%20s%C3%B8ndre%20del%20%2C%20Bergen';
const APPLE = `maps:?daddr=60.397,5.324&q=${NAME}&dirflg=w`;
const GEO = `geo:60.397,5.324?q=60.397,5.324(${NAME})`;

it.each([
  ['Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, GEO],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 5, APPLE],
  ['an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 5, APPLE],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 0, OSM],
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, OSM],
])('mapAppUrl opens the map app of %s', (_, agent, touchPoints, url) => {
  expect(mapAppUrl(place, agent, touchPoints)).toBe(url);
});
