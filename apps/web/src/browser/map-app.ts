import type { LatLng } from '@varde/domain/geo';

export interface MapAppPlace extends LatLng {
  readonly title: string;
}

/**
 * URL that opens the phone's map app with directions to a place: `geo:` (RFC 5870) on Android,
 * `maps:` on iOS, elsewhere a page of OpenStreetMap. Does not contain the visitor's position. Call
 * it on click. Browser only.
 */
export function mapAppUrl(
  { lat, lng, title }: MapAppPlace,
  agent: string = navigator.userAgent,
  touchPoints: number = navigator.maxTouchPoints,
): string {
  const place = `${lat},${lng}`;
  // A bracket in the title would end it.
  const name = encodeURIComponent(title.replace(/[()]/g, ' ').trim());
  if (/Android/.test(agent)) return `geo:${place}?q=${place}(${name})`;
  // iPads identify as Macs, which have no touch screens.
  const isApple = /iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && touchPoints > 1);
  if (isApple) return `maps:?daddr=${place}&q=${name}&dirflg=w`;
  return `https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&to=${encodeURIComponent(place)}`;
}
