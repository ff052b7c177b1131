/**
 * Parsers and searches that read texts of callers, packs and other collections: stored inputs of
 * the fuzzer stay harmless, and long hostile texts take time linear in their length.
 */
import { describe, expect, it } from 'vitest';
import { readCorpus } from './corpus.ts';
import { targets } from './targets.ts';

const corpus = targets.flatMap((target) =>
  readCorpus(target.name).map(({ name, input }) => ({ target, name, input })),
);

describe('an input that once broke a promise', () => {
  it.each(corpus)('of $target.name is harmless: $name', async ({ target, input }) => {
    await expect(Promise.resolve(target.check(input))).resolves.toBeUndefined();
  });
});

const LENGTH = 100_000;
/**
 * Seconds of this thread's own processor time, which other processes do not lengthen. Linear takes
 * a fraction of a second; what is quadratic takes 5,000,000,000 steps.
 */
const MOST_SECONDS = 4;

/** Repeated until they are long, after what comes first and before what comes last. */
const FAMILIES: readonly (readonly [repeated: string, first?: string, last?: string])[] = [
  [' ', 'a', 'a'],
  ['\t', 'id:', 'a'],
  ['\n', 'a', 'a'],
  [' \n', 'a', 'a'],
  ['\r\n', '', 'x'],
  ['a'],
  ['1', '', 'x'],
  ['-', '', 'a'],
  ['- ', '', 'a'],
  ['.', 'a', 'a'],
  [',', 'a;q=', 'a'],
  [';', 'a', 'a'],
  ['a,'],
  ['/', '', 'a'],
  ['../', '/'],
  ['%2f', '/'],
  ['*', '', 'a'],
  ['_a', '', ' '],
  ['**a ', ''],
  ['[', '', 'a'],
  ['](', '[a'],
  ['{', '{{', 'a'],
  ['{{ ', '', 'x'],
  ['<', '', 'a'],
  ['<a ', '', 'x'],
  ['<!-- ', '', 'x'],
  ['<!---->', '<?xml version="1.0"?>', 'x'],
  ['<hr>', '', 'x'],
  ['<div></div>', '', 'x'],
  ['&lt;p ', '', 'x'],
  ['<v a ', 'WEBVTT\n\n00:01.000 --> 00:02.000\n', 'x'],
  ['"', 'title: ', 'a'],
  ["'a", 'title: ', ':'],
  ['> ', '', 'a'],
  ['&amp;', '', 'x'],
  ['\\', '', 'a'],
  ['a: ', '', 'a'],
  ['a\u0301', '', 'x'],
  ['{"a":', '', '1'],
];

const hostile = FAMILIES.map(([repeated, first = '', last = '']) => {
  const middle = repeated.repeat(Math.ceil(LENGTH / repeated.length));
  return Buffer.from(first + middle + last);
});

/** In documents the texts follow front matter. */
const inDocument = (text: Buffer): Buffer =>
  Buffer.concat([Buffer.from('---\nid: 1\nowner: a\n---\n\n# no: Kai\n\n'), text]);

describe('texts of 100,000 characters', () => {
  it.each(targets.filter(({ tokens }) => tokens !== undefined))(
    'of $name take time linear in their length',
    async ({ name, check }) => {
      const slow: unknown[] = [];
      for (const text of name === 'documents'
        ? [...hostile, ...hostile.map(inDocument)]
        : hostile) {
        const before = process.threadCpuUsage();
        // What they mean is the fuzzer's subject.
        await (async () => check(text))().catch(() => undefined);
        const { user, system } = process.threadCpuUsage(before);
        const seconds = (user + system) / 1e6;
        if (seconds > MOST_SECONDS) slow.push([text.toString().slice(0, 30), seconds]);
      }
      expect(slow).toEqual([]);
    },
  );
});
