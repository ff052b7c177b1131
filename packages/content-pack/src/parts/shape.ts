/**
 * Shapes parse a YAML node into a typed value, report every issue with its line, and write the
 * value back. Reading a written value gives the same value, so that reader and writer of a pack
 * cannot diverge.
 */
import { isMap, isNode, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import { msg, type Message } from '@varde/domain/message';
import type { Report } from './issue-log.ts';
import type { Reading } from './yaml-reading.ts';

export interface Shape<T> {
  /** Completes "Write …": `a whole number`. */
  readonly expects: Message;
  /** Returns `undefined` after a reported issue. */
  read(node: Node, reading: Reading): T | undefined;
  /** Plain data for the YAML writer; `undefined` omits the key. */
  write(value: T): unknown;
}

/** The type that a shape reads. */
export type ReadBy<S> = S extends Shape<infer T> ? T : never;

interface Field<T> {
  readonly shape: Shape<T>;
  readonly isRequired: boolean;
  /** Default for a missing value; it is not written. */
  readonly fallback?: T;
}

interface OptionalField<T> extends Field<T> {
  readonly isRequired: false;
}

/**
 * The fields that read a given type: optional keys take `optional`, the others `required` or
 * `withDefault`.
 */
export type FieldsOf<T> = {
  readonly [K in keyof T]-?: undefined extends T[K]
    ? OptionalField<NonNullable<T[K]>>
    : Field<T[K]>;
};

export type Spec = Readonly<Record<string, Field<unknown>>>;
type OptionalKeys<S extends Spec> = {
  [K in keyof S]: S[K] extends OptionalField<unknown> ? K : never;
}[keyof S];
type Values<S extends Spec> = { readonly [K in keyof S]: ReadBy<S[K]['shape']> };
type ReadByFields<S extends Spec> = Flat<
  Omit<Values<S>, OptionalKeys<S>> & Partial<Pick<Values<S>, OptionalKeys<S>>>
>;
/** The same type, expanded key by key in editors and error messages. */
type Flat<T> = { [K in keyof T]: T[K] };

export function required<T>(shape: Shape<T>): Field<T> {
  return { shape, isRequired: true };
}

export function optional<T>(shape: Shape<T>): OptionalField<T> {
  return { shape, isRequired: false };
}

export function withDefault<T>(shape: Shape<T>, fallback: NoInfer<T>): Field<T> {
  return { shape, isRequired: false, fallback };
}

/**
 * Reports a value that its shape does not accept: what it is, and what to write instead.
 * @param meant what the author probably means, if that is recognised
 */
export function reportWrong(
  node: Node,
  reading: Reading,
  expects: Message,
  meant?: string,
): undefined {
  reading.report(node, {
    message: isEmpty(node) ? msg`A value is missing here` : misplaced(node),
    help: meant === undefined ? msg`Write ${expects}` : msg`Write ${meant} (${expects})`,
  });
}

const isEmpty = (node: Node): boolean => isScalar(node) && node.value === null && !node.source;

/** Longer values are cut in messages. */
const SHOWN_LENGTH = 60;

function misplaced(node: Node): Message {
  if (isSeq(node)) return msg`A list cannot stand here`;
  if (isMap(node)) return msg`A group of keys cannot stand here`;
  const text = isScalar(node) ? (node.source ?? String(node.value)) : String(node);
  const oneLine = text.replace(/\s+/g, ' ').trim();
  const shown = oneLine.length > SHOWN_LENGTH ? `${oneLine.slice(0, SHOWN_LENGTH)} …` : oneLine;
  return msg`"${shown}" cannot stand here`;
}

/** A shape with an additional check. */
export function checked<T>(
  shape: Shape<T>,
  isAccepted: (value: T) => boolean,
  expects = shape.expects,
): Shape<T> {
  return {
    ...shape,
    expects,
    read(node, reading) {
      const { issues } = reading.log;
      const before = issues.length;
      const value = shape.read(node, reading);
      if (value === undefined || isAccepted(value)) return value;
      // What lacks a part that was invalid is wrong because of that.
      return issues.length > before ? undefined : reportWrong(node, reading, expects);
    },
  };
}

/** The value node of a pair; `undefined` when it is empty, as after `image:`. */
export function valueOf(pair: Pair | undefined): Node | undefined {
  const node = pair?.value;
  return !isNode(node) || (isScalar(node) && node.value === null) ? undefined : node;
}

export function keyOf(pair: Pair): string {
  return isScalar(pair.key) ? String(pair.key.value) : String(pair.key);
}

export function findPair(map: YAMLMap, key: string): Pair | undefined {
  return map.items.find((pair) => keyOf(pair) === key);
}

/** A list; an invalid item is reported and skipped. */
export function list<T>(item: Shape<T>): Shape<readonly T[]> {
  return {
    expects: msg`a list, each item ${item.expects}`,
    read(node, reading) {
      if (!isSeq(node)) return reportWrong(node, reading, this.expects, listFrom(node));
      const items = node.items
        .filter(isNode)
        .map((entry) => item.read(entry, reading))
        .filter((value) => value !== undefined);
      reading.remember(items, node);
      return items;
    },
    write: (value) => value.map((entry) => item.write(entry)),
  };
}

/** `handel, mat` and `-handel`, as a list. */
function listFrom(node: Node): string | undefined {
  if (!isScalar(node) || !node.source) return undefined;
  const items = node.source
    .split(/[,;]|(?:^|\s)-/)
    .map((item) => item.trim())
    .filter(Boolean);
  return `[${items.join(', ')}]`;
}

/** A map with keys chosen by the author, in file order. */
export function named<T>(
  name: RegExp,
  nameRule: Message,
  item: Shape<T>,
): Shape<Readonly<Record<string, T>>> {
  return {
    expects: msg`names with values, each ${item.expects}`,
    read(node, reading) {
      if (!isMap(node)) return reportWrong(node, reading, this.expects);
      const values: Record<string, T> = {};
      for (const pair of node.items) {
        const key = keyOf(pair);
        const child = valueOf(pair);
        if (!name.test(key)) reportName(pair, reading, nameRule);
        else if (!child) reading.report(pair.key, missing(key, item.expects));
        else {
          const value = item.read(child, reading);
          if (value !== undefined) values[key] = value;
        }
      }
      reading.remember(values, node);
      return values;
    },
    write: (values) =>
      Object.fromEntries(Object.entries(values).map(([key, value]) => [key, item.write(value)])),
  };
}

function reportName(pair: Pair, reading: Reading, rule: Message): void {
  reading.report(pair.key, {
    message: msg`The name "${keyOf(pair)}" cannot be used here`,
    help: msg`Write ${rule}`,
  });
}

const missing = (key: string, expects: Message) => ({
  message: msg`"${key}" is missing or empty`,
  help: msg`Write ${key}: with ${expects}`,
});

/** An object with known keys; `expects` names it. A missing required key invalidates the object. */
export function fields<S extends Spec>(expects: Message, spec: S): Shape<ReadByFields<S>> {
  const entries = Object.entries(spec);
  return {
    expects,
    read(node, reading) {
      if (!isMap(node)) return reportWrong(node, reading, expects);
      reportUnknownKeys(node, reading, Object.keys(spec));
      const value: Record<string, unknown> = {};
      let isComplete = true;
      for (const [key, field] of entries) {
        const read = readField(node, key, field, reading);
        if (read !== undefined) value[key] = read;
        else if (field.isRequired) isComplete = false;
      }
      reading.remember(value, node);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each key is read
      return isComplete ? (value as ReadByFields<S>) : undefined;
    },
    write: (value) => writeFields(value, entries),
  };
}

function readField(map: YAMLMap, key: string, field: Field<unknown>, reading: Reading): unknown {
  const pair = findPair(map, key);
  const child = valueOf(pair);
  if (child) return field.shape.read(child, reading) ?? field.fallback;
  const comment = pair && commentOf(pair);
  if (comment !== undefined) reading.report(pair?.key, commented(comment, field.isRequired));
  else if (field.isRequired) reading.report(pair?.key ?? map, missing(key, field.shape.expects));
  return field.fallback;
}

/** `image: #hero`: what begins with # is a comment, so the key has no value. */
function commentOf({ value }: Pair): string | undefined {
  const comment = isScalar(value) && value.value === null ? value.comment : undefined;
  return comment && !/^\s/.test(comment) ? comment : undefined;
}

const commented = (comment: string, isRequired: boolean): Report => ({
  severity: isRequired ? 'error' : 'warning',
  message: msg`"#${comment}" is not read: what begins with # is a comment`,
  help: msg`Put quotes around it, "#${comment}", if it is meant`,
});

function writeFields(value: object, entries: readonly [string, Field<unknown>][]): unknown {
  const parts = new Map<string, unknown>(Object.entries(value));
  const written: Record<string, unknown> = {};
  for (const [key, { shape, fallback }] of entries) {
    const part = parts.get(key);
    if (part === undefined || isSame(part, fallback)) continue;
    const data = shape.write(part);
    if (data !== undefined) written[key] = data;
  }
  return written;
}

const isSame = (value: unknown, fallback: unknown): boolean =>
  fallback !== undefined && JSON.stringify(value) === JSON.stringify(fallback);

function reportUnknownKeys(map: YAMLMap, reading: Reading, known: readonly string[]): void {
  for (const pair of map.items) {
    const key = keyOf(pair);
    if (known.includes(key) || reportCutOff(map, pair, reading)) continue;
    const near = nearestWord(key, known);
    reading.report(pair.key, {
      severity: 'warning',
      message: msg`"${key}" is not a key that can stand here; it is not read`,
      help: near ? didYouMean(near) : msg`Keys here: ${known.join(', ')}`,
    });
  }
}

/**
 * `{ no: Hei, du, en: Hi }`, `{ value: 31,5 }`: the comma ends the value, and the rest looks like a
 * key.
 * @param isText whether the value is a text also where it is written in digits
 */
export function reportCutOff(map: YAMLMap, pair: Pair, reading: Reading, isText = false): boolean {
  const before = map.items[map.items.indexOf(pair) - 1];
  if (map.flow !== true || pair.value !== null || !isScalar(before?.value)) return false;
  const text = [before.value.source ?? '', keyOf(pair)] as const;
  const isNumber = !isText && text.every((part) => /^-?\d+$/.test(part));
  reading.report(pair.key, (isNumber ? numberCutOff : textCutOff)(keyOf(before), ...text));
  return true;
}

const numberCutOff = (key: string, whole: string, decimals: string): Report => ({
  message: msg`Between braces, the comma in "${whole},${decimals}" ends the number`,
  help: msg`Write ${key}: ${whole}.${decimals}`,
});

const textCutOff = (key: string, text: string, rest: string): Report => ({
  message: msg`Between braces, the comma before "${rest}" ends the text`,
  help: msg`Put quotes around all of it: ${key}: "${text}${/\d$/.test(text) && /^\d/.test(rest) ? ',' : ', '}${rest}"`,
});

export const didYouMean = (word: string): Message => msg`Did you mean "${word}"?`;

/** The known word that a misspelt one probably stands for; `undefined` when none is similar. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  const ranked = known
    .map((candidate) => ({ candidate, edits: edits(word.toLowerCase(), candidate) }))
    .sort((a, b) => a.edits - b.edits);
  const best = ranked[0];
  return best && best.edits <= limit ? best.candidate : undefined;
}

/** Levenshtein distance; both words are cut at 60 characters, no key is longer. */
function edits(from: string, to: string): number {
  const [a, b] = [from.slice(0, 60), to.slice(0, 60)];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const change = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const step = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      current.push(Math.min(change, step));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
