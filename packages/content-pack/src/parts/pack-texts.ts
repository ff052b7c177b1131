/** The text files of a pack, by path: what `readFolder` would read back. */
import type { Pack, PackCaptions, PackDocument, PackMedia, PackPaths, PackPlan } from '../pack.ts';
import type { PackRecord } from '../pack-records.ts';
import { documentTexts, HEADS } from './document-shapes.ts';
import { writeLanguageParts, type Texts } from './language-parts.ts';
import { code, entity, memory, meta, museumObject, sidecar, theme } from './pack-shapes.ts';
import { list, type Shape } from './shape.ts';
import { writeYaml } from './write-yaml.ts';

/** Throws when two things of the pack would be written to one file. */
export function packTexts(pack: Pack): Map<string, string> {
  const files = new Map<string, string>();
  const add = (file: string, text: string): void => {
    if (files.has(file) && files.get(file) !== text)
      throw new Error(`Two things are to be written to ${file}`);
    files.set(file, text);
  };
  add('pack.yaml', writeYaml(meta.write(pack.meta)));
  for (const [file, text] of documentFiles(pack.documents)) add(file, text);
  for (const item of pack.themes) add(item.file, writeTexts(item, theme));
  for (const record of pack.records) add(record.file, writeRecord(record));
  for (const item of pack.media) {
    add(`media/${item.name}.yaml`, writeSidecar(item));
    for (const { name, text } of Object.values(item.captions ?? {})) add(`media/${name}`, text);
  }
  if (pack.codes.length > 0) add('codes.yaml', writeYaml(list(code).write(pack.codes)));
  if (pack.paths) add('paths.geojson', writePaths(pack.paths));
  if (pack.plan) add('plan.geojson', writePlan(pack.plan));
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
  const head = shape.write(value) as object;
  const texts = documentTexts.write(value) as object;
  return { ...head, ...texts };
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

function writePlan({ features }: PackPlan): string {
  return writeFeatures(features.map(({ geometry, ...properties }) => ({ properties, geometry })));
}

/** One feature a line, so that two versions can be compared. */
function writeFeatures(features: readonly { properties: object; geometry: object }[]): string {
  const lines = features.map((feature) => JSON.stringify({ type: 'Feature', ...feature }));
  return `{"type":"FeatureCollection","features":[\n${lines.join(',\n')}\n]}\n`;
}
