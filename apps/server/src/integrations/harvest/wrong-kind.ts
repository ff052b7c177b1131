/** Recognises files of another kind than a source reads: what they are, and what to do with them. */
import { type Message, msg } from '@varde/domain/message';
import { record, text } from '../read-loosely.ts';
import { SourceProblem, type SourceFile } from './source.ts';

interface Kind {
  /** Completes "… is". */
  readonly name: Message;
  readonly help: Message;
}

/** What a source reads; files of this kind are not wrong there. */
type Wanted = 'csv' | 'geojson' | 'gpx' | 'iiif';

const NAMES: Readonly<Record<Wanted, Message>> = {
  csv: msg`a table (CSV)`,
  geojson: msg`GeoJSON`,
  gpx: msg`GPX`,
  iiif: msg`a manifest or collection of IIIF`,
};

/** @throws SourceProblem when the file is recognised as another kind */
export function refuseWrongKind(file: SourceFile, wanted: Wanted): void {
  const kind = kindOf(file, wanted);
  if (kind) throw new SourceProblem(messageOf(file, wanted, kind));
}

/** For a file that cannot be read as what is wanted. */
export function notWanted(file: SourceFile, wanted: Wanted): SourceProblem {
  const kind = kindOf(file, wanted) ?? (isTable(file) ? READABLE.csv : undefined);
  return new SourceProblem(
    kind && kind !== READABLE[wanted]
      ? messageOf(file, wanted, kind)
      : msg`${file.name} is not ${NAMES[wanted]}. ${EXPECTED[wanted]}`,
  );
}

const EXPECTED: Readonly<Record<Wanted, Message>> = {
  csv: msg`Its first row names the columns.`,
  geojson: msg`Such a file begins with {"type": "FeatureCollection".`,
  gpx: msg`Such a file holds <gpx with waypoints, routes or tracks.`,
  iiif: msg`Give the URL of the manifest: it often ends in manifest.json, and is linked by the IIIF logo.`,
};

const messageOf = ({ name }: SourceFile, wanted: Wanted, kind: Kind): Message =>
  msg`${name} is ${kind.name}, and not ${NAMES[wanted]}. ${kind.help}`;

const from = (source: Wanted): Message => msg`Import it with --from ${source}.`;
const READABLE: Readonly<Record<Wanted, Kind>> = {
  csv: { name: msg`a table (CSV)`, help: from('csv') },
  geojson: { name: msg`GeoJSON`, help: from('geojson') },
  gpx: { name: msg`GPX`, help: from('gpx') },
  iiif: { name: msg`a manifest of IIIF`, help: from('iiif') },
};

const AS_CSV = msg`Open it, save the sheet with the places as CSV (UTF-8), and import that.`;
const TABLE_ONLY = msg`Copy its table into a spreadsheet, save that as CSV (UTF-8), and import it with --from csv.`;
const AS_GEOJSON = msg`Export it as GeoJSON in WGS 84 (EPSG:4326), for example with QGIS, and import that with --from geojson.`;
const AS_GPX = msg`Export the tour as GPX in the program or on the website it comes from.`;
const UNPACK = msg`Unpack it, and import the file in it.`;

/** Names of files inside a ZIP archive. */
const IN_ARCHIVES: readonly (readonly [part: string, Kind])[] = [
  ['xl/work', { name: msg`an Excel workbook`, help: AS_CSV }],
  ['opendocument.spreadsheet', { name: msg`a spreadsheet of LibreOffice`, help: AS_CSV }],
  ['Index/Tables', { name: msg`a spreadsheet of Numbers`, help: AS_CSV }],
  ['word/document', { name: msg`a Word document`, help: TABLE_ONLY }],
  ['opendocument.text', { name: msg`a text document of LibreOffice`, help: TABLE_ONLY }],
  ['ppt/', { name: msg`a presentation`, help: TABLE_ONLY }],
  ['.kml', { name: msg`KMZ of Google Earth`, help: AS_GEOJSON }],
  ['.shp', { name: msg`a zipped shapefile`, help: AS_GEOJSON }],
];

const SIGNATURES: readonly (readonly [start: string, Kind])[] = [
  ['\u00d0\u00cf\u0011\u00e0', { name: msg`an old Excel or Word file`, help: AS_CSV }],
  ['%PDF', { name: msg`a PDF`, help: TABLE_ONLY }],
  [String.raw`{\rtf`, { name: msg`a text document (RTF)`, help: TABLE_ONLY }],
  ['SQLite format 3', { name: msg`a database (GeoPackage)`, help: AS_GEOJSON }],
  ['\0\0\u0027\u000a', { name: msg`a shapefile`, help: AS_GEOJSON }],
  ['\u001f\u008b', { name: msg`a compressed file`, help: UNPACK }],
  ['Rar!', { name: msg`an archive`, help: UNPACK }],
  ['7z\u00bc', { name: msg`an archive`, help: UNPACK }],
];

const IMAGE: Kind = {
  name: msg`an image`,
  help: msg`Put it beside a table (CSV) that names it in a column such as "Bilde", and import the table.`,
};
const WEB_PAGE: Kind = {
  name: msg`a web page`,
  help: msg`Give the file itself, or the URL that its download button leads to.`,
};
const IMAGES = /^(?:\u00ff\u00d8\u00ff|\u0089PNG|GIF8|II\*\0|MM\0\*|RIFF.{4}WEBP|.{4}ftyp)/s;

/** By their first element. */
const XML: readonly (readonly [form: RegExp, Kind])[] = [
  [/<(?:\w+:)?gpx[\s>]/, READABLE.gpx],
  [/<(?:\w+:)?kml[\s>]/, { name: msg`KML of Google Earth`, help: AS_GEOJSON }],
  [/<(?:\w+:)?TrainingCenterDatabase[\s>]/, { name: msg`TCX of a sports watch`, help: AS_GPX }],
  [/<(?:!doctype html|html|head|body)[\s>]/i, WEB_PAGE],
  [/<(?:\w+:)?svg[\s>]/, IMAGE],
  [/<(?:\w+:)?FeatureCollection[\s>]/, { name: msg`GML`, help: AS_GEOJSON }],
];

/** Characters in which the first element stands. */
const HEAD = 2_000;

function kindOf(file: SourceFile, wanted: Wanted): Kind | undefined {
  const found = binaryKind(file) ?? jsonKind(file) ?? xmlKind(file);
  if (found === WEB_PAGE && wanted === 'iiif') return { ...found, help: EXPECTED.iiif };
  return found === READABLE[wanted] ? undefined : found;
}

const latin1 = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

function binaryKind({ bytes }: SourceFile): Kind | undefined {
  if (bytes.length === 0) return { name: msg`empty`, help: msg`Save it again.` };
  const head = latin1(bytes, 0, 40);
  if (head.startsWith('PK\u0003\u0004')) return archiveKind(bytes);
  if (head.slice(8, 12) === '.FIT')
    return { name: msg`a FIT file of a sports watch`, help: AS_GPX };
  if (IMAGES.test(head)) return IMAGE;
  return SIGNATURES.find(([start]) => head.startsWith(start))?.[1];
}

/** Bytes at both ends of an archive; its list of files is the last part. */
const ARCHIVE_ENDS = 100_000;

function archiveKind(bytes: Uint8Array): Kind {
  const names =
    latin1(bytes, 0, ARCHIVE_ENDS) +
    latin1(bytes, Math.max(0, bytes.length - ARCHIVE_ENDS), bytes.length);
  const known = IN_ARCHIVES.find(([part]) => names.includes(part))?.[1];
  return known ?? { name: msg`a ZIP archive`, help: UNPACK };
}

const decoded = ({ bytes }: Pick<SourceFile, 'bytes'>): string =>
  new TextDecoder().decode(bytes).replace(/^\uFEFF/, '');

const headOf = ({ bytes }: SourceFile): string => decoded({ bytes: bytes.subarray(0, HEAD) });

interface JsonFile {
  readonly type: string;
  /** The JSON-LD context, as text. */
  readonly context: string;
  readonly has: (key: string) => boolean;
}

const JSON_KINDS: readonly (readonly [matches: (file: JsonFile) => boolean, Kind])[] = [
  [
    ({ context }) => context.includes('iiif.io/api/image'),
    { name: msg`the description of one IIIF image (info.json)`, help: EXPECTED.iiif },
  ],
  [({ context }) => context.includes('iiif.io/api/presentation'), READABLE.iiif],
  [({ type }) => type === 'Topology', { name: msg`TopoJSON`, help: AS_GEOJSON }],
  [({ has }) => has('geometryType'), { name: msg`JSON of ArcGIS`, help: AS_GEOJSON }],
  [({ type }) => /^Feature(?:Collection)?$/.test(type), READABLE.geojson],
];

const OTHER = msg`Export what it holds as CSV (UTF-8) or GeoJSON.`;

function jsonKind(file: SourceFile): Kind | undefined {
  if (!/^\s*[[{]/.test(headOf(file))) return undefined;
  try {
    const json = record(JSON.parse(decoded(file)));
    const context = JSON.stringify(json['@context'] ?? '');
    const known = { type: text(json['type']) ?? '', context, has: (key: string) => key in json };
    const found = JSON_KINDS.find(([matches]) => matches(known))?.[1];
    return found ?? { name: msg`JSON of another kind`, help: OTHER };
  } catch {
    return undefined;
  }
}

function xmlKind(file: SourceFile): Kind | undefined {
  const head = headOf(file);
  if (!/^\s*<[?!a-z]/i.test(head)) return undefined;
  const known = XML.find(([form]) => form.test(head))?.[1];
  return (
    known ?? {
      name: msg`XML of another kind`,
      help: OTHER,
    }
  );
}

/** Text whose first line has a separator. */
function isTable(file: SourceFile): boolean {
  const [first = ''] = headOf(file).split(/\r?\n/);
  return /[;,\t]/.test(first) && !/[<{[\0\uFFFD]/.test(first);
}
