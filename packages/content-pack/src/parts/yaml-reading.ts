/** Parses YAML with line numbers. Rejects aliases: packs need none, a few can become gigabytes. */
import { msg } from '@varde/domain/message';
import {
  isAlias,
  isNode,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Node,
  type Pair,
  type YAMLMap,
} from 'yaml';
import { explainYaml } from './explain-yaml.ts';
import type { IssueLog, LineFinder, Report } from './issue-log.ts';

/** Context of one file (or its front matter) while it is read. */
export interface Reading {
  readonly file: string;
  readonly log: IssueLog;
  line(node: unknown): number | undefined;
  report(node: unknown, report: Report): void;
  remember(value: object, node: Node): void;
}

export interface YamlSource {
  readonly file: string;
  readonly text: string;
  /** Lines of the file before the YAML. */
  readonly linesBefore?: number;
}

/** The root node of a text and its reading context; `undefined` when the YAML is unreadable. */
export function readYaml(
  source: YamlSource,
  log: IssueLog,
): { root: Node; reading: Reading } | undefined {
  const counter = new LineCounter();
  const lineAt = (offset: number): number =>
    counter.linePos(offset).line + (source.linesBefore ?? 0);
  const reading = createReading(source.file, log, lineAt);
  const text = withPlainSpaces(source.text);
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    stringKeys: true,
  });
  // One mistake causes many errors after it, but a key that is written twice does not.
  const problems = [...document.errors, ...document.warnings];
  const [first] = problems.filter(({ code }) => code !== 'DUPLICATE_KEY');
  for (const problem of first ? [first] : problems) {
    const mistake = explainYaml(problem, text, counter.linePos(problem.pos[0]).line);
    const line = mistake.line + (source.linesBefore ?? 0);
    log.add({ file: source.file, line }, mistake);
  }
  if (problems.length > 0) return undefined;
  const root = document.contents;
  if (root === null) {
    log.add(
      { file: source.file, line: (source.linesBefore ?? 0) + 1 },
      { message: msg`There is nothing here`, help: msg`Write its keys, or delete the file` },
    );
    return undefined;
  }
  return hasAlias(root, reading) ? undefined : { root, reading };
}

/**
 * Word processors write spaces that do not break, which YAML takes for letters: between a key and
 * its value they are spaces.
 */
const withPlainSpaces = (text: string): string =>
  text.replace(/(?<=[:\-,[{] ?)[\u00a0\u2007\u202f]+/g, (spaces) => ' '.repeat(spaces.length));

function createReading(file: string, log: IssueLog, lineAt: (offset: number) => number): Reading {
  const line = (node: unknown): number | undefined => {
    const range = isNode(node) ? node.range : undefined;
    return range ? lineAt(range[0]) : undefined;
  };
  return {
    file,
    log,
    line,
    report: (node, report) => {
      const at = line(node);
      log.add(at === undefined ? { file } : { file, line: at }, report);
    },
    remember: (value, node) =>
      log.remember(value, file, lineFinder(node, line), (key) => hasValue(node, key)),
  };
}

const pairIn = (node: YAMLMap, key: string | number): Pair | undefined =>
  node.items.find((pair) => isScalar(pair.key) && pair.key.value === key);

/** A key without a value counts as absent. */
function hasValue(node: Node, key: string): boolean {
  const pair = isMap(node) ? pairIn(node, key) : undefined;
  return pair !== undefined && !(isScalar(pair.value) && pair.value.value === null);
}

function lineFinder(node: Node, line: (node: unknown) => number | undefined): LineFinder {
  return (key) => {
    if (key === undefined) return line(node);
    if (isSeq(node) && typeof key === 'number') return line(node.items[key]);
    if (!isMap(node)) return undefined;
    return line(pairIn(node, key)?.key);
  };
}

function hasAlias(root: Node, reading: Reading): boolean {
  let found = false;
  visit(root, (_key, node) => {
    if (isAlias(node) && !found) {
      found = true;
      reading.report(node, {
        message: msg`"*${node.source}" begins with a star, which YAML takes for the name of another value`,
        help: msg`Put quotes around it if it is text: "*${node.source}"; or write out the value itself`,
      });
    }
    return isCollection(node) || !found ? undefined : visit.BREAK;
  });
  return found;
}
