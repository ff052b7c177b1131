/** Distances on the globe. Positions are WGS 84 degrees, distances metres. */
import { KILOMETRES_FROM_M, LOCATION_DECIMALS_ON_WIRE } from './constants.ts';

export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** The sphere that PostgreSQL's earthdistance uses, so that device and database agree. */
export const EARTH_RADIUS_M = 6_378_168;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance (haversine) in metres; within 0.5 % of the geodesic. */
export function distanceBetween(a: LatLng, b: LatLng): number {
  const sinLat = Math.sin(radians(b.lat - a.lat) / 2);
  const sinLng = Math.sin(radians(b.lng - a.lng) / 2);
  const h = sinLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * sinLng ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * Metres without decimals, or kilometres with one decimal above 1000 m (specification §9.2).
 * `locale` is a BCP 47 tag.
 */
export function formatDistance(metres: number, locale: string): string {
  const inKilometres = metres > KILOMETRES_FROM_M;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: inKilometres ? 'kilometer' : 'meter',
    useGrouping: false,
    minimumFractionDigits: inKilometres ? 1 : 0,
    maximumFractionDigits: inKilometres ? 1 : 0,
  })
    .format(inKilometres ? metres / KILOMETRES_FROM_M : metres)
    .replace(' ', '\u00a0');
}

/** Parses `lat,lng`; `undefined` when it is not a valid position. */
export function parseLocation(text: string): LatLng | undefined {
  const match = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  if (!match) return undefined;
  const position = { lat: Number(match[1]), lng: Number(match[2]) };
  return Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180 ? position : undefined;
}

/**
 * `lat,lng` for the wire, rounded (specification §7.2: about 100 m, enough to sort a list by
 * distance).
 */
export function formatLocation({ lat, lng }: LatLng): string {
  return `${lat.toFixed(LOCATION_DECIMALS_ON_WIRE)},${lng.toFixed(LOCATION_DECIMALS_ON_WIRE)}`;
}

/** Roughly; Iceland and the Faroe Islands are outside. */
export const isNordic = ({ lat, lng }: LatLng): boolean =>
  lat > 54 && lat < 82 && lng > 4 && lng < 36;

/** Whether a GeoJSON position, longitude first, lies in the Nordic countries only the other way. */
export const isSwapped = ([lng = 0, lat = 0]: readonly number[]): boolean =>
  !isNordic({ lat, lng }) && isNordic({ lat: lng, lng: lat });
