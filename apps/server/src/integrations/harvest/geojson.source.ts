/** GeoJSON (RFC 7946): points and areas become articles, lines become walks past nearby points. */
import { type MessageValue, msg } from '@varde/domain/message';
import { createHash } from 'node:crypto';
import { distanceBetween, type LatLng } from '@varde/domain/geo';
import { type Loose, place, record, text } from '../read-loosely.ts';
import {
  type HarvestResult,
  type HarvestItem,
  readSourceFile,
  refuseOtherThanOne,
  type Source,
} from './source.ts';
import { notWanted } from './wrong-kind.ts';
import { harvestRow, readRow, titleOf, type RowContext } from './row-item.ts';

export const geojson: Source = {
  name: 'GeoJSON',
  isFile: true,
  refuse: (options) =>
    refuseOtherThanOne(options, 'varde import --from geojson places.geojson --into my-museum'),
  async *harvest(options, tools) {
    const file = await readSourceFile(options, tools);
    const features = readFeatures(parseJson(file.bytes));
    if (!features) throw notWanted(file, 'geojson');
    const context = {
      prefix: `geojson:${file.stem}`,
      language: tools.language,
      origin: file.origin,
      resolveImageUrl: file.beside,
    };
    const places: PlacedKey[] = [];
    for (const feature of features.filter(({ lines }) => lines.length === 0))
      for await (const found of harvestFeature(feature, context)) {
        if (found.status === 'item') addPlace(found.item, places);
        yield found;
      }
    for (const feature of features) yield* harvestLines(feature, context, places);
    for (const feature of features)
      if (feature.isElsewhere)
        yield { status: 'skipped', what: msg`the place of ${titleIn(feature)}`, why: NOT_DEGREES };
  },
};

const NOT_DEGREES = msg`Its coordinates are not longitude and latitude in degrees: export the file in WGS 84 (EPSG:4326)`;

const titleIn = (feature: Feature): MessageValue =>
  titleOf(rowOf(feature)) ?? feature.id ?? msg`a feature`;

export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function addPlace(item: HarvestItem, places: PlacedKey[]): void {
  if (item.kind !== 'article' || !item.location) return;
  places.push({ key: item.key, location: item.location });
}

/** @param context of the file */
export function harvestFeature(
  feature: Feature,
  context: RowContext,
): AsyncGenerator<HarvestResult> {
  const { id, location } = feature;
  return harvestRow(rowOf(feature), { ...context, id, location });
}

const rowOf = ({ properties }: Feature) =>
  readRow(Object.entries(properties).map(([name, value]) => [name, text(value) ?? ''] as const));

/** Each line of a MultiLineString becomes a walk. */
async function* harvestLines(
  feature: Feature,
  context: RowContext,
  places: readonly PlacedKey[],
): AsyncGenerator<HarvestResult> {
  for (const [index, line] of feature.lines.entries())
    for await (const found of harvestRow(rowOf(feature), { ...context, id: feature.id })) {
      if (found.status !== 'item' || found.item.kind !== 'article') yield found;
      else {
        const { language, title, text: texts, origin, key } = found.item;
        const number = feature.lines.length > 1 ? `:${index + 1}` : '';
        const own = feature.id ? key : lineKey(context.prefix, JSON.stringify(title), line);
        const stops = stopsAlong(line, places);
        const walk = { language, title, text: texts, origin, line, stops };
        yield { status: 'item', item: { kind: 'walk', key: `${own}${number}`, ...walk } };
      }
    }
}

/** Longitude first. */
export type Line = readonly (readonly [number, number])[];

export interface Feature {
  readonly id: string | undefined;
  readonly properties: Loose;
  /** The point, or the centre of an area. */
  readonly location: LatLng | undefined;
  readonly lines: readonly Line[];
  /** It has coordinates, none of which are on the globe: those of a map grid. */
  readonly isElsewhere: boolean;
}

/** `undefined` for anything but GeoJSON. */
export function readFeatures(body: unknown): Feature[] | undefined {
  const { type, features, geometry } = record(body);
  if (type === 'FeatureCollection' && Array.isArray(features)) return features.map(readFeature);
  if (type === 'Feature') return [readFeature(body)];
  return geometry === undefined ? undefined : [];
}

function readFeature(value: unknown): Feature {
  const feature = record(value);
  const geometries = geometriesOf(record(feature['geometry']));
  const lines = geometries.flatMap(linesOf).filter((line) => line.length > 1);
  const location = geometries.map(pointOf).find((one) => one !== undefined);
  const hasCoordinates = geometries.some(({ coordinates }) => asList(coordinates).length > 0);
  return {
    id: text(feature['id']),
    properties: record(feature['properties']),
    location,
    lines,
    isElsewhere: hasCoordinates && location === undefined && lines.length === 0,
  };
}

function geometriesOf(geometry: Loose): Loose[] {
  const { type, geometries } = geometry;
  return type === 'GeometryCollection' && Array.isArray(geometries)
    ? geometries.map(record)
    : [geometry];
}

function linesOf({ type, coordinates }: Loose): Line[] {
  if (type === 'LineString') return [readLine(coordinates)];
  return type === 'MultiLineString' ? asList(coordinates).map(readLine) : [];
}

function readLine(coordinates: unknown): Line {
  return asList(coordinates).flatMap((pair) => {
    const point = readPoint(pair);
    return point ? [[point.lng, point.lat] as const] : [];
  });
}

function pointOf({ type, coordinates }: Loose): LatLng | undefined {
  if (type === 'Point') return readPoint(coordinates);
  if (type === 'MultiPoint') return readPoint(asList(coordinates)[0]);
  if (type === 'Polygon') return middleOf(asList(coordinates)[0]);
  return type === 'MultiPolygon' ? middleOf(asList(asList(coordinates)[0])[0]) : undefined;
}

/** Centre of the bounding box of a ring. */
function middleOf(ring: unknown): LatLng | undefined {
  const points = readLine(ring);
  if (points.length === 0) return undefined;
  const middle = (index: 0 | 1): number => {
    const values = points.map((point) => point[index]);
    return (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2;
  };
  return { lat: middle(1), lng: middle(0) };
}

const readPoint = (pair: unknown): LatLng | undefined => {
  const [lng, lat] = asList(pair);
  return typeof lat === 'number' && typeof lng === 'number' ? place(lat, lng) : undefined;
};

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export interface PlacedKey {
  readonly key: string;
  readonly location: LatLng;
}

/** Metres; places closer to a line than this are stops of the walk. */
const STOP_WITHIN = 75;

/** Keys of the places along the line, in walking order. */
export function stopsAlong(line: Line, places: readonly PlacedKey[]): string[] {
  const passed = places.flatMap(({ key, location }) => {
    const distances = line.map(([lng, lat]) => distanceBetween(location, { lat, lng }));
    const nearest = distances.reduce((a, b) => Math.min(a, b), Infinity);
    return nearest <= STOP_WITHIN ? [{ key, at: distances.indexOf(nearest) }] : [];
  });
  return passed.toSorted((a, b) => a.at - b.at).map(({ key }) => key);
}

/** Key of a line without an id: derived from its name and start. */
export function lineKey(prefix: string, name: string, line: Line): string {
  const fingerprint = JSON.stringify([name, line[0]?.map((one) => one.toFixed(5))]);
  return `${prefix}:${createHash('sha256').update(fingerprint).digest('hex').slice(0, 12)}`;
}
