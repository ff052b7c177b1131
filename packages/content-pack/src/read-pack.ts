/**
 * Reads every file of a pack folder into memory, collecting issues and line numbers. `checkPack`
 * verifies references and media.
 */
import { translateIssues, type PackIssue } from './pack-issue.ts';
import {
  type Pack,
  type PackRecord,
  PATH_KINDS,
  type PackCode,
  type PackDocument,
  type PackMeta,
  type PackSite,
  type PackPaths,
  type PackTownMap,
  type PackTheme,
  type PackPath,
  type PathKind,
} from './pack.ts';
import { msg } from '@varde/domain/message';
import type { DocumentKind } from '@varde/domain/document-kinds';
import { isRecord } from '@varde/domain/is-record';
import { readCodes } from './parts/codes.ts';
import { createIssueLog, type IssueLog } from './parts/issue-log.ts';
import {
  openPackFolder,
  readText,
  type PackFolder,
  findUncached,
  readOnce,
  type PackReading,
  type Unchanged,
} from './parts/pack-files.ts';
import { entity, memory, meta, museumObject } from './parts/pack-shapes.ts';
import {
  noteUnreadable,
  readDocument,
  readKiosks,
  readTheme,
  type TextFile,
} from './parts/read-documents.ts';
import {
  NO_GEOMETRY,
  NO_POSITION,
  readFeatures,
  readTownMap,
  SHORT_LINE,
  toPositions,
  unknownKind,
  type Problem,
} from './parts/read-geojson.ts';
import { readMedia } from './parts/read-media.ts';
import type { Shape } from './parts/shape.ts';
import { site } from './parts/site-shape.ts';
import { readYaml } from './parts/yaml-reading.ts';

export interface ReadResult {
  /** All valid content; complete only when no issue is an error. */
  readonly pack: Pack;
  readonly issues: readonly PackIssue[];
}

/** Never throws on invalid content: every problem of every file is in `issues`, in English. */
export async function readPack(folder: string): Promise<ReadResult> {
  const { pack, log } = await readFolder(folder);
  return { pack, issues: translateIssues(log.issues) };
}

export interface ReadFolder {
  readonly pack: Pack;
  readonly log: IssueLog;
  readonly folder: PackFolder | undefined;
}

interface Draft {
  meta: PackMeta | undefined;
  site: PackSite | undefined;
  documents: PackDocument[];
  themes: PackTheme[];
  codes: PackCode[];
  records: PackRecord[];
  paths: PackPaths | undefined;
  townMap: PackTownMap | undefined;
}

const DOCUMENT_FOLDERS: Readonly<Record<string, DocumentKind>> = {
  owners: 'owner',
  articles: 'article',
  presentations: 'group',
  rebuses: 'rebus',
};

const RECORD_FOLDERS: Readonly<Record<string, { kind: PackRecord['kind']; shape: Shape<object> }>> =
  {
    objects: { kind: 'object', shape: museumObject },
    memories: { kind: 'memory', shape: memory },
    entities: { kind: 'entity', shape: entity },
  };

/** Replaces an invalid pack.yaml, so that the rest can be checked. */
const NO_META: PackMeta = {
  name: 'unnamed',
  title: {},
  version: 1,
  languages: [],
  default_language: 'no',
};

/** @param unchanged cache of files that were read before */
export async function readFolder(
  path: string,
  unchanged: Unchanged = findUncached,
): Promise<ReadFolder> {
  const log = createIssueLog();
  const folder = await openPackFolder(path, log);
  const pack = folder
    ? await readFiles({ folder, log, unchanged })
    : { ...finish(newDraft()), media: [] };
  return { pack, log, folder };
}

async function readFiles(reading: PackReading): Promise<Pack> {
  const { files } = reading.folder;
  const draft = newDraft();
  for (const file of files) if (!file.startsWith('media/')) await readOne(reading, file, draft);
  if (!files.includes('pack.yaml')) {
    reading.log.add(
      { file: 'pack.yaml' },
      { message: msg`pack.yaml is missing`, help: msg`Write it with name:, title: and languages:` },
    );
  }
  return { ...finish(draft), media: await readMedia(reading) };
}

const newDraft = (): Draft => ({
  meta: undefined,
  site: undefined,
  documents: [],
  themes: [],
  codes: [],
  records: [],
  paths: undefined,
  townMap: undefined,
});

function finish({ meta: read, site: own, paths, townMap, ...rest }: Draft): Omit<Pack, 'media'> {
  const optional = {
    ...(own && { site: own }),
    ...(paths && { paths }),
    ...(townMap && { townMap }),
  };
  return { meta: read ?? NO_META, ...rest, ...optional };
}

async function readOne(reading: PackReading, file: string, draft: Draft): Promise<void> {
  const reader = readerOf(file);
  if (!reader) {
    reportUnread(file, reading.log);
    return;
  }
  const part = await readOnce(reading, file, async (log) => {
    const own = newDraft();
    const text = await readText(reading.folder, file, log);
    if (text === undefined) {
      noteUnreadable({ file, text: '' }, log);
      return own;
    }
    log.sources.set(file, text.split('\n'));
    reader({ file, text }, own, log);
    return own;
  });
  add(draft, part);
}

/** @param part read from one file */
function add(draft: Draft, part: Draft): void {
  const { meta: read, site: own, paths, townMap, documents, themes, codes, records } = part;
  draft.meta = read ?? draft.meta;
  draft.site = own ?? draft.site;
  draft.paths = paths ?? draft.paths;
  draft.townMap = townMap ?? draft.townMap;
  draft.documents.push(...documents);
  draft.themes.push(...themes);
  draft.codes.push(...codes);
  draft.records.push(...records);
}

type Reader = (source: TextFile, draft: Draft, log: IssueLog) => void;

function readerOf(file: string): Reader | undefined {
  return Object.hasOwn(FILE_READERS, file) ? FILE_READERS[file] : folderReaderOf(file);
}

function folderReaderOf(file: string): Reader | undefined {
  const [, place = '', extension] = /^([a-z]+)\/[^/]+\.(md|yaml)$/.exec(file) ?? [];
  const kind = Object.hasOwn(DOCUMENT_FOLDERS, place) ? DOCUMENT_FOLDERS[place] : undefined;
  if (kind) return readInto(kind);
  if (place === 'themes') return readThemeInto;
  if (extension === 'yaml' && place === 'kiosks') return readKiosksInto;
  if (extension === 'yaml' && Object.hasOwn(RECORD_FOLDERS, place)) return readRecord(place);
  return undefined;
}

const readMeta: Reader = (source, draft, log) => {
  const yaml = readYaml(source, log);
  draft.meta = yaml && meta.read(yaml.root, yaml.reading);
};

const readSite: Reader = (source, draft, log) => {
  const yaml = readYaml(source, log);
  draft.site = yaml && site.read(yaml.root, yaml.reading);
};

const readCodesInto: Reader = (source, draft, log) => {
  draft.codes.push(...readCodes(source, log));
};

const readPathsInto: Reader = (source, draft, log) => {
  draft.paths = readPaths(source.file, source.text, log);
};

const readTownMapInto: Reader = (source, draft, log) => {
  draft.townMap = readTownMap(source.file, source.text, log);
};

const FILE_READERS: Readonly<Record<string, Reader>> = {
  'pack.yaml': readMeta,
  'site.yaml': readSite,
  'codes.yaml': readCodesInto,
  'paths.geojson': readPathsInto,
  'plan.geojson': readTownMapInto,
};

const readInto =
  (kind: DocumentKind): Reader =>
  (source, draft, log) => {
    const document = readDocument(source, kind, log);
    if (document) draft.documents.push(document);
    else noteUnreadable(source, log);
  };

const readThemeInto: Reader = (source, draft, log) => {
  const theme = readTheme(source, log);
  if (theme) draft.themes.push(theme);
  else noteUnreadable(source, log);
};

const readKiosksInto: Reader = (source, draft, log) => {
  draft.documents.push(...readKiosks(source, log));
};

const readRecord =
  (place: string): Reader =>
  (source, draft, log) => {
    const entry = RECORD_FOLDERS[place];
    const yaml = readYaml(source, log);
    const read = entry && yaml && entry.shape.read(yaml.root, yaml.reading);
    if (!read) return noteUnreadable(source, log);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- paired by RECORD_FOLDERS
    const record = { kind: entry.kind, file: source.file, ...read } as PackRecord;
    yaml.reading.remember(record, yaml.root);
    draft.records.push(record);
  };

/** Texts about the pack itself may be at its root. */
const ABOUT = /^(README|LICEN[CS]E|CHANGELOG|NOTICE)(\.[a-z]+)?$/i;

function reportUnread(file: string, log: IssueLog): void {
  if (ABOUT.test(file)) return;
  const isYml = file.endsWith('.yml');
  log.add(
    { file },
    {
      severity: isYml ? 'error' : 'warning',
      message: msg`This file is not part of a pack; it is not read`,
      help: isYml
        ? msg`Let its name end with .yaml`
        : msg`Move it to the folder it belongs in (docs/content-packs.md), or delete it`,
    },
  );
}

const HELP = msg`Write it as { "type": "Feature", "properties": { "kind": "path" }, "geometry": { "type": "LineString", "coordinates": [[lng, lat], [lng, lat]] } }`;

/** Reads paths.geojson: a FeatureCollection of LineStrings (RFC 7946). */
function readPaths(file: string, text: string, log: IssueLog): PackPaths | undefined {
  const positionsOf = ({ coordinates }: PackPath) => coordinates;
  const lines = readFeatures(file, text, { read: toPath, help: HELP, positionsOf, log });
  return lines && { lines };
}

function toPath(feature: unknown): PackPath | Problem {
  if (!isRecord(feature) || !isRecord(feature['geometry'])) return NO_GEOMETRY;
  const { type, coordinates } = feature['geometry'];
  if (type !== 'LineString' || !Array.isArray(coordinates))
    return { problem: msg`it is not a LineString` };
  if (coordinates.length < 2) return SHORT_LINE;
  const points = toPositions(coordinates);
  return points ? withKind(points, feature['properties']) : NO_POSITION;
}

function withKind(points: PackPath['coordinates'], properties: unknown): PackPath | Problem {
  const kind = isRecord(properties) ? (properties['kind'] ?? undefined) : undefined;
  if (kind === undefined) return { coordinates: points };
  return isPathKind(kind) ? { kind, coordinates: points } : unknownKind(PATH_KINDS);
}

function isPathKind(kind: unknown): kind is PathKind {
  return PATH_KINDS.some((known) => known === kind);
}
