/** Writes presentations and rebuses as GPX, KML, GeoJSON or CSV, and names the file. */
import { stringify } from 'csv-stringify/sync';
import type { LatLng } from '@varde/domain/geo';
import { xmlText } from '@varde/domain/xml-text';
import { protectCell } from '#csv-cells.ts';

export interface ExportedStop extends LatLng {
  /** From 1; only in an ordered walk. */
  readonly number?: number | undefined;
  readonly title: string;
  readonly description: string;
  /** URL of its page. */
  readonly url: string;
}

/** A presentation or rebus for export: in one language, without hidden or locked content. */
export interface WalkExport {
  readonly title: string;
  readonly description: string;
  /** BCP 47 tag of the title. */
  readonly language: string;
  readonly url: string;
  readonly owner: string;
  /** Name of the site. */
  readonly creator: string;
  readonly isOrdered: boolean;
  readonly stops: readonly ExportedStop[];
  /** The route drawn by the museum, as GeoJSON positions. */
  readonly line: readonly (readonly number[])[];
}

/**
 * GPX 1.1 (topografix.com/GPX/1/1) for watches and hiking apps: stops as waypoints, and the drawn
 * line as a track or, without one, an ordered route.
 */
export function writeGpx(walk: WalkExport): string {
  const { title, description, owner, creator, stops, isOrdered } = walk;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${xmlText(creator)}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `<metadata>${xmlElement('name', title)}${xmlElement('desc', description)}${author(owner)}${link(walk)}</metadata>`,
    ...stops.map((stop) => point('wpt', stop)),
    ...(isOrdered && !isDrawn(walk) && stops.length > 1 ? [routeOf(walk)] : []),
    ...(isDrawn(walk) ? [track(walk)] : []),
    '</gpx>',
    '',
  ].join('\n');
}

const isDrawn = ({ line }: WalkExport): boolean => line.length > 1;

const author = (owner: string): string =>
  owner === '' ? '' : `<author>${xmlElement('name', owner)}</author>`;

const link = ({ url }: { readonly url: string }): string => `<link href="${xmlText(url)}"/>`;

function point(element: 'wpt' | 'rtept', stop: ExportedStop): string {
  const { lat, lng, description } = stop;
  return `<${element} lat="${lat}" lon="${lng}">${xmlElement('name', nameOf(stop))}${xmlElement('desc', description)}${link(stop)}</${element}>`;
}

/** Watches list names only: the number shows the order. */
function nameOf({ number, title }: ExportedStop): string {
  return number === undefined ? title : `${number}. ${title}`;
}

function routeOf({ title, stops }: WalkExport): string {
  return `<rte>${xmlElement('name', title)}${stops.map((stop) => point('rtept', stop)).join('')}</rte>`;
}

function track({ title, line }: WalkExport): string {
  const points = line.map(([lng, lat, height]) =>
    height === undefined
      ? `<trkpt lat="${lat}" lon="${lng}"/>`
      : `<trkpt lat="${lat}" lon="${lng}"><ele>${height}</ele></trkpt>`,
  );
  return `<trk>${xmlElement('name', title)}<trkseg>${points.join('')}</trkseg></trk>`;
}

/** KML 2.3 (OGC 12-007r2) for globes and map makers. */
export function writeKml({ title, description, owner, url, stops, line }: WalkExport): string {
  const by = owner === '' ? '' : `<atom:author>${xmlElement('atom:name', owner)}</atom:author>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<Document>',
    `${xmlElement('name', title)}${by}${linkTo(url)}${xmlElement('description', description)}`,
    ...stops.map(placemark),
    ...(line.length > 1 ? [lineString(title, line)] : []),
    '</Document>',
    '</kml>',
    '',
  ].join('\n');
}

const linkTo = (url: string): string => `<atom:link href="${url}"/>`;

function placemark({ number, title, description, url, lat, lng }: ExportedStop): string {
  const name = number === undefined ? title : `${number}. ${title}`;
  return `<Placemark>${xmlElement('name', name)}${linkTo(url)}${xmlElement('description', description)}<Point><coordinates>${lng},${lat}</coordinates></Point></Placemark>`;
}

function lineString(title: string, line: WalkExport['line']): string {
  const coordinates = line.map((position) => position.join(',')).join(' ');
  return `<Placemark>${xmlElement('name', title)}<LineString><tessellate>1</tessellate><coordinates>${coordinates}</coordinates></LineString></Placemark>`;
}

/** GeoJSON (RFC 7946) for map software: the stops in order, then the line. */
export function writeGeoJson(walk: WalkExport): string {
  const { title, description, owner, url, language, stops, line } = walk;
  const features = stops.map(({ lat, lng, url: address, ...properties }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: { ...properties, address },
  }));
  const lineString = {
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: line },
    properties: { title },
  };
  return JSON.stringify({
    type: 'FeatureCollection',
    // Foreign members (RFC 7946 §6.1): other software ignores them.
    title,
    description,
    owner,
    address: url,
    language,
    features: [...features, ...(line.length > 1 ? [lineString] : [])],
  });
}

/** CSV (RFC 4180) for spreadsheets: one row per stop. */
const COLUMNS = {
  number: 'number',
  title: 'title',
  lat: 'latitude',
  lng: 'longitude',
  description: 'description',
  url: 'address',
};

export function writeCsv({ stops }: WalkExport): string {
  return stringify([...stops], {
    columns: COLUMNS,
    header: true,
    // Without a byte order mark spreadsheets assume another encoding than UTF-8.
    bom: true,
    record_delimiter: '\r\n',
    // Off by default once a delimiter is set: a line feed in a title would break its row.
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: { string: protectCell },
  });
}

/** An element with text; empty for empty text. */
function xmlElement(name: string, text: string): string {
  return text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`;
}
