/** Reads documents and themes, in Markdown with front matter or in plain YAML. */
import { parse } from 'node:path/posix';
import { msg } from '@varde/domain/message';
import { isMap, isNode, isScalar, isSeq, YAMLMap, type Node } from 'yaml';
import type { DocumentKind } from '@varde/domain/document-kinds';
import type { PackDocument, PackTheme } from '../pack.ts';
import { documentTexts, HEADS, type Texts } from './document-shapes.ts';
import { LANGUAGE } from './example-languages.ts';
import type { IssueLog } from './issue-log.ts';
import {
  joinDescription,
  readLanguageParts,
  splitDescription,
  splitFrontMatter,
} from './language-parts.ts';
import { theme } from './pack-shapes.ts';
import { findPair, keyOf, reportWrong, valueOf, type Shape } from './shape.ts';
import { readYaml, type Reading } from './yaml-reading.ts';

export interface TextFile {
  readonly file: string;
  readonly text: string;
}

export function readDocument(
  source: TextFile,
  kind: DocumentKind,
  log: IssueLog,
): PackDocument | undefined {
  const read = readHeadAndTexts(source, HEADS[kind], log);
  if (!read) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- paired by HEADS
  const document = { kind, file: source.file, ...read } as PackDocument;
  log.carryOver(document, read);
  return document;
}

export function readTheme(source: TextFile, log: IssueLog): PackTheme | undefined {
  const read = readHeadAndTexts(source, theme, log);
  if (!read) return undefined;
  const value = { file: source.file, ...read };
  log.carryOver(value, read);
  return value;
}

/** A file of kiosks: one, or a list of them. */
export function readKiosks(source: TextFile, log: IssueLog): PackDocument[] {
  const yaml = readYaml(source, log);
  if (!yaml) {
    noteUnreadable(source, log);
    return [];
  }
  const nodes = isSeq(yaml.root) ? yaml.root.items.filter(isNode) : [yaml.root];
  const kiosks = nodes
    .map((node) => readKiosk(node, yaml.reading))
    .filter((document) => document !== undefined);
  if (kiosks.length < nodes.length) noteUnreadable(source, log);
  return kiosks;
}

/**
 * Notes the names that references to it may use: what is written as its id, slug or uuid, also
 * where the rest is no valid YAML, and the name of its file.
 */
export function noteUnreadable({ file, text }: TextFile, log: IssueLog): void {
  const { name: fileName } = parse(file);
  const written = text.matchAll(/^[ \t-]*(?:id|slug|uuid):[ \t]*["']?([\p{L}\p{N}._:-]+)/gmu);
  const names = [fileName, /^\d+/.exec(fileName)?.[0], ...[...written].map(([, name]) => name)];
  for (const name of names) if (name) log.unreadable.set(name, file);
}

function readKiosk(node: Node, reading: Reading): PackDocument | undefined {
  if (!isMap(node)) return reportWrong(node, reading, msg`a kiosk with id:, kind: and owner:`);
  const pair = findPair(node, 'kind');
  const kindNode = valueOf(pair);
  const value = isScalar(kindNode) ? kindNode.value : undefined;
  if (value !== 'device' && value !== 'presentation') {
    reading.report(kindNode ?? pair?.key ?? node, {
      message: msg`The kind of this kiosk is missing or unknown`,
      help: msg`Write kind: device or kind: presentation`,
    });
    return undefined;
  }
  const kind = `kiosk-${value}` as const;
  const read = readPlain(node, HEADS[kind], reading);
  if (!read) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- paired by HEADS
  const document = { kind, file: reading.file, ...read } as PackDocument;
  reading.remember(document, node);
  return document;
}

const readHeadAndTexts = <T extends object>(
  source: TextFile,
  shape: Shape<T>,
  log: IssueLog,
): (T & Texts) | undefined =>
  source.file.endsWith('.md') ? readMarkdown(source, shape, log) : readYamlFile(source, shape, log);

function readMarkdown<T extends object>(
  { file, text }: TextFile,
  shape: Shape<T>,
  log: IssueLog,
): (T & Texts) | undefined {
  const parts = splitFrontMatter(text);
  if (!parts) {
    log.add({ file, line: 1 }, frontMatterIssue(text));
    return undefined;
  }
  const { textLines, ...texts } = readLanguageParts(file, parts, log);
  for (const map of [texts.title, texts.description, texts.text]) {
    log.remember(map, file, (key) => textLines[key ?? ''] ?? parts.linesBefore + 1);
  }
  const yaml = readYaml({ file, text: parts.frontMatter, linesBefore: 1 }, log);
  const head = yaml && shape.read(yaml.root, yaml.reading);
  return head && joined(head, texts, log);
}

function frontMatterIssue(text: string) {
  const [first = ''] = text.split('\n');
  if (/^---[ \t]*$/.test(first))
    return {
      message: msg`The keys at the start of the file do not end`,
      help: msg`Write a line --- below the last of them, before "# ${LANGUAGE}: Title"`,
    };
  if (/^\s*[-–—]+\s*$/.test(first))
    return {
      message: msg`"${first.trim()}" does not begin the keys`,
      help: msg`Write three hyphens, --- : word processors turn them into dashes`,
    };
  return {
    message: msg`The front matter is missing`,
    help: msg`Start the file with a line ---, then the keys, then a line ---`,
  };
}

function joined<T extends object>(head: T, texts: Texts, log: IssueLog): T & Texts {
  const value = { ...head, ...texts };
  log.carryOver(value, head);
  return value;
}

function readYamlFile<T extends object>(
  source: TextFile,
  shape: Shape<T>,
  log: IssueLog,
): (T & Texts) | undefined {
  const yaml = readYaml(source, log);
  if (!yaml) return undefined;
  if (!isMap(yaml.root)) return reportWrong(yaml.root, yaml.reading, shape.expects);
  return readPlain(yaml.root, shape, yaml.reading);
}

const TEXT_KEYS = ['title', 'description', 'text'];

/** Reads metadata and texts from one map. */
function readPlain<T extends object>(
  root: YAMLMap,
  shape: Shape<T>,
  reading: Reading,
): (T & Texts) | undefined {
  const isText = (pair: YAMLMap['items'][number]): boolean => TEXT_KEYS.includes(keyOf(pair));
  const head = shape.read(
    part(root, (pair) => !isText(pair)),
    reading,
  );
  const texts = documentTexts.read(part(root, isText), reading);
  return head && texts && joined(head, cutDescription(texts, reading, root), reading.log);
}

function part(root: YAMLMap, predicate: (pair: YAMLMap['items'][number]) => boolean): YAMLMap {
  const map = new YAMLMap();
  map.items = root.items.filter(predicate);
  map.range = root.range ?? null;
  return map;
}

/** As in Markdown, description and text are one text whose first paragraph is the description. */
function cutDescription(texts: Texts, reading: Reading, root: YAMLMap): Texts {
  const description: Record<string, string> = {};
  const text: Record<string, string> = {};
  for (const key of Object.keys(texts.title)) {
    const cut = splitDescription(joinDescription(texts.description[key], texts.text[key]));
    if (cut.description) description[key] = cut.description;
    if (cut.text) text[key] = cut.text;
    if (/^#(?!#)/m.test(cut.text)) reportHeading(texts, key, reading);
  }
  const textNode = valueOf(findPair(root, 'text')) ?? valueOf(findPair(root, 'title')) ?? root;
  reading.remember(text, textNode);
  reading.remember(description, valueOf(findPair(root, 'description')) ?? textNode);
  return { title: texts.title, description, text };
}

function reportHeading(texts: Texts, key: string, { log, file }: Reading): void {
  log.add(log.place(texts.text, key) ?? { file }, {
    message: msg`A heading with one # is in the text`,
    help: msg`Write ## for a heading in the text: the title is the only one above it`,
  });
}
