import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserIssues } from './browser-issues.ts';
import { browserSupport } from './browser-support.ts';

const support = browserSupport(
  new Map([
    ['chrome', '120'],
    ['firefox', '128'],
    ['safari', '17.4'],
  ]),
);

function issuesOf(text: string, name = 'page.js', exceptions = {}): string[] {
  return browserIssues([{ name, text }], support, exceptions);
}

describe('the check of the supported browsers reports', () => {
  it.each([
    ['a static method', 'Array.fromAsync([])', 'Array.fromAsync'],
    ['a static method of Intl', 'new Intl.DurationFormat()', 'Intl.DurationFormat'],
    ['a global', 'new CloseWatcher()', 'CloseWatcher'],
    ['a global function', 'requestIdleCallback(work)', 'requestIdleCallback'],
    ['a method of one interface', 'a.requestVideoFrameCallback(b)', '.requestVideoFrameCallback()'],
    ['a method of a built-in', 'a.symmetricDifference(b)', '.symmetricDifference()'],
    ['a statement', '{ using a = b; }', 'using'],
    ['a regular expression', '/(?i:a)b/.test(c)', '/…/'],
    ['a constructed one', "RegExp('(?<a>b)|(?<a>c)')", 'RegExp()'],
    ['an attribute', "jsx('button', { commandFor: id })", '<button commandfor>'],
    ['an attribute of the build', '(0,e.jsx)(`button`,{closedby:1,command:c})', '<button command>'],
  ])('%s', (_title, script, written) => {
    expect(issuesOf(script)).toContainEqual(expect.stringContaining(`${written} (`));
  });

  it.each([
    ['a rule', '@scope (.a) { b { color: red } }', '@scope'],
    ['a property', '.a { anchor-name: --b }', 'anchor-name'],
    ['a function', '.a { inset-block-start: anchor(bottom) }', 'anchor()'],
    ['a value', '.a { text-wrap: pretty }', 'text-wrap: pretty'],
    ['a function of colours', '.a { color: light-dark(red, blue) }', 'light-dark()'],
    ['a selector', '.a::details-content { color: red }', ':details-content'],
    ['a property in a layer', '@layer a { .a { & b { field-sizing: content } } }', 'field-sizing'],
  ])('%s of a style sheet', (_title, style, written) => {
    expect(issuesOf(style, 'style.css')).toContainEqual(expect.stringContaining(`${written} (`));
  });

  it('an exception that is no longer needed', () => {
    expect(issuesOf('a.b()', 'page.js', { 'api.CloseWatcher': 'why' })).toEqual([
      "The exception 'api.CloseWatcher' is no longer needed.",
    ]);
  });
});

describe('the check of the supported browsers accepts', () => {
  it.each([
    ['what all of them have', 'a.toSorted(); Promise.withResolvers(); class A { #b = c ?? d }'],
    ['a question whether a global exists', "typeof CloseWatcher === 'function'"],
    ['a declared name', 'function f(CloseWatcher) { new CloseWatcher() }'],
    [
      'a method that the site defines',
      'class A { symmetricDifference() {} } a.symmetricDifference()',
    ],
    ['a method that a supported interface has, too', 'a.map(b)'],
    ['a property of an object', 'a.CloseWatcher; b = { CloseWatcher: 1 }'],
  ])('%s', (_title, script) => {
    expect(issuesOf(script)).toEqual([]);
  });

  it('a style that is guarded by @supports', () => {
    expect(issuesOf('@supports (anchor-name: --a) { .a { anchor-name: --a } }', 'a.css')).toEqual(
      [],
    );
  });

  it.each(['api.CloseWatcher', 'api.Close*'])('the exception %s', (feature) => {
    expect(issuesOf('new CloseWatcher()', 'page.js', { [feature]: 'why' })).toEqual([]);
  });
});

it('sees every built-in that the site’s types declare and browsers of 2022 lack', () => {
  const old = browserSupport(new Map([['chrome', '100']]));
  const file = path.join(import.meta.dirname, '../apps/web/tsconfig.json');
  const year = Number(/"ES(\d+)"/.exec(readFileSync(file, 'utf8'))?.[1]);
  const uses = Object.entries(BUILTINS).flatMap(([since, names]) =>
    Number(since) <= year ? names : [],
  );
  expect(uses).toContain('a.toSorted()');
  expect(uses.filter((text) => browserIssues([{ name: 'a.js', text }], old).length === 0)).toEqual(
    [],
  );
});

/** Added by year. Methods of iterators have the names of those of arrays. */
const BUILTINS: Readonly<Record<string, readonly string[]>> = {
  2023: ['a.toSorted()', 'a.toReversed()', 'a.toSpliced()', 'a.with(b, c)'],
  2024: [
    'Object.groupBy(a)',
    'Map.groupBy(a)',
    'Promise.withResolvers()',
    'a.isWellFormed()',
    'a.transferToFixedLength()',
  ],
  2025: ['a.values().map(b)', 'a.union(b)', 'RegExp.escape(a)', 'Promise.try(a)'],
};
