/** Writes a pack as a folder that reads back identically; equal packs always give equal bytes. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MessageError, msg } from '@varde/domain/message';
import { Document, isScalar, isSeq, visit } from 'yaml';
import type {
  PackRecord,
  Pack,
  PackMedia,
  PackCaptions,
  PackDocument,
  PackPaths,
  PackTownMap,
} from './pack.ts';
import { code } from './parts/codes.ts';
import { documentTexts, HEADS, type Texts } from './parts/document-shapes.ts';
import { writeLanguageParts } from './parts/language-parts.ts';
import { entity, memory, meta, museumObject, sidecar, theme } from './parts/pack-shapes.ts';
import { list, type Shape } from './parts/shape.ts';
import { site } from './parts/site-shape.ts';

/** The target folder is not empty. */
export class FolderNotEmptyError extends MessageError {
  override readonly name = 'FolderNotEmptyError';

  constructor(folder: string) {
    super(msg`The folder ${folder} is not empty. Name a new one.`);
  }
}

/** Copies a medium's bytes to the target path. */
export type CopyMedia = (media: PackMedia, targetPath: string) => Promise<void>;

/**
 * Throws `FolderNotEmptyError`, before anything is written, unless the folder is empty or missing.
 * Also throws when the pack names a file outside its folders.
 */
export async function writePack(pack: Pack, folder: string, copyMedia: CopyMedia): Promise<void> {
  const texts = writtenTexts(pack);
  await requireEmpty(folder);
  for (const [file, text] of texts) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  if (pack.media.length > 0) await mkdir(join(folder, 'media'), { recursive: true });
  for (const media of pack.media) await copyMedia(media, join(folder, 'media', media.name));
}

/**
 * The text files of a pack by path, sidecars included. Throws when the pack names a file outside
 * its folders.
 */
export function writtenTexts(pack: Pack): Map<string, string> {
  const texts = packTexts(pack);
  const names = [...texts.keys(), ...pack.media.map(({ name }) => `media/${name}`)];
  const stray = names.find((name) => !isInside(name));
  if (stray !== undefined) throw new Error(`A pack cannot hold a file named ${stray}`);
  return texts;
}

/** At most one folder deep, without path traversal. */
const isInside = (file: string): boolean => /^(?:[a-z]+\/)?[^/\\\0.][^/\\\0]*$/.test(file);

/** Creates the folder if it is missing. @throws FolderNotEmptyError */
export async function requireEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length === 0) return;
  throw new FolderNotEmptyError(folder);
}

/** Throws when two parts of the pack have the same file. */
function packTexts(pack: Pack): Map<string, string> {
  const files = new Map<string, string>();
  const add = (file: string, text: string): void => {
    if (files.has(file) && files.get(file) !== text)
      throw new Error(`Two things are to be written to ${file}`);
    files.set(file, text);
  };
  for (const [file, text] of documentFiles(pack.documents)) add(file, text);
  for (const item of pack.themes) add(item.file, writeTexts(item, theme));
  for (const record of pack.records) add(record.file, writeRecord(record));
  for (const item of pack.media) {
    add(`media/${item.name}.yaml`, writeSidecar(item));
    for (const { name, text } of Object.values(item.captions ?? {})) add(`media/${name}`, text);
  }
  for (const [file, text] of packFiles(pack)) add(file, text);
  return files;
}

/** Files of the whole pack, of which each may be absent but pack.yaml. */
function packFiles(pack: Pack): [string, string][] {
  const files: [string, string][] = [['pack.yaml', writeYaml(meta.write(pack.meta))]];
  const add = (file: string, text: string): void => void files.push([file, text]);
  if (pack.codes.length > 0) add('codes.yaml', writeYaml(list(code).write(pack.codes)));
  if (pack.site) add('site.yaml', writeYaml(site.write(pack.site)));
  if (pack.paths) add('paths.geojson', writePaths(pack.paths));
  if (pack.townMap) add('plan.geojson', writeTownMap(pack.townMap));
  return files;
}

function documentFiles(documents: readonly PackDocument[]): [string, string][] {
  const isKiosk = ({ kind }: PackDocument): boolean => kind.startsWith('kiosk-');
  const kiosks = Map.groupBy(documents.filter(isKiosk), ({ file }) => file);
  return [
    ...documents
      .filter((document) => !isKiosk(document))
      .map((document): [string, string] => [
        document.file,
        writeTexts(document, HEADS[document.kind]),
      ]),
    ...[...kiosks].map(([file, group]): [string, string] => [
      file,
      writeYaml(group.map((kiosk) => plainData(kiosk, HEADS[kiosk.kind]))),
    ]),
  ];
}

type Written = Texts & { readonly file: string };

function writeTexts<T extends object>(value: T & Written, shape: Shape<T>): string {
  if (!value.file.endsWith('.md')) return writeYaml(plainData(value, shape));
  const head = writeYaml(shape.write(value));
  return `---\n${head}---\n\n${writeLanguageParts(value)}\n`;
}

function plainData<T extends object>(value: T & Written, shape: Shape<T>): object {
  return Object.assign({}, shape.write(value), documentTexts.write(value));
}

function writeRecord(record: PackRecord): string {
  if (record.kind === 'object') return writeYaml(museumObject.write(record));
  if (record.kind === 'memory') return writeYaml(memory.write(record));
  return writeYaml(entity.write(record));
}

function writeSidecar({ captions, ...rest }: PackMedia): string {
  const names = captions && Object.fromEntries(Object.entries(captions).map(nameOf));
  return writeYaml(sidecar.write(names ? { ...rest, captions: names } : rest));
}

const nameOf = ([language, { name }]: [string, PackCaptions]): [string, string] => [language, name];

function writePaths({ lines }: PackPaths): string {
  return writeFeatures(
    lines.map(({ kind, coordinates }) => ({
      properties: kind ? { kind } : {},
      geometry: { type: 'LineString', coordinates },
    })),
  );
}

function writeTownMap({ features }: PackTownMap): string {
  return writeFeatures(features.map(({ geometry, ...properties }) => ({ properties, geometry })));
}

/** One feature per line, for readable diffs. */
function writeFeatures(features: readonly { properties: object; geometry: object }[]): string {
  const lines = features.map((feature) => JSON.stringify({ type: 'Feature', ...feature }));
  return `{"type":"FeatureCollection","features":[\n${lines.join(',\n')}\n]}\n`;
}

/** Short lists of scalars are written on one line: `[101, 102]`. */
const MAX_LINE = 80;

/** Deterministic YAML, so that the same pack always gives the same bytes. */
function writeYaml(data: unknown): string {
  const document = new Document(data);
  visit(document, {
    Seq(_key, node) {
      const isPlain = node.items.every(
        (item) => isScalar(item) && !String(item.value).includes('\n'),
      );
      const length = node.items.reduce<number>(
        (sum, item) => sum + (isScalar(item) ? String(item.value).length + 2 : MAX_LINE),
        0,
      );
      if (isPlain && length <= MAX_LINE) node.flow = true;
      if (!isPlain && node.items.every((item) => isSeq(item))) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, blockQuote: 'literal' });
}
