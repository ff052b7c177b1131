/** Checks what types cannot: existing class names, layers by folder, the two breakpoints. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DESKTOP_MIN_WIDTH } from '@varde/domain/constants';

const root = join(import.meta.dirname, '..');
const find = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const modules = find('{ui,components}/**/*.module.css');
const sheets = find('{styles,ui,components}/**/*.css');
const components = find('{ui,components}/**/*.tsx').filter((path) =>
  /\.module\.css'/.test(read(path)),
);

const classesOf = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][\w]*)(?![\w]*\()/gi)].map(([, name = '']) => name));

describe('style sheets', () => {
  it.each(components)('define every class used by %s', (path) => {
    const source = read(path);
    const sheet = /'\.\/([\w-]+\.module\.css)'/.exec(source)?.[1] ?? '';
    const usedClasses = [...source.matchAll(/\bstyles\.(\w+)/g)].map(([, name = '']) => name);
    const classes = classesOf(read(join(dirname(path), sheet)));
    expect(usedClasses.filter((name) => !classes.has(name))).toEqual([]);
  });

  it.each(modules)('%s uses the layer of its folder', (path) => {
    expect(read(path)).toMatch(new RegExp(`^@layer ${dirname(path)} \\{`));
  });

  it.each(find('**/*.css'))(
    '%s hides no list marker by `none`: Safari would announce no list',
    (path) => {
      const css = read(path);
      const rules = [...css.matchAll(/([^{}]+)\{[^{}]*list-style(?:-type)?: none/g)];
      const selectors = rules.map(([, selector = '']) => selector.trim());
      // A summary has another marker, which it may lose.
      const isSummary = (selector: string) => css.includes(`${selector}::-webkit-details-marker`);
      expect(selectors.filter((selector) => !isSummary(selector))).toEqual([]);
    },
  );

  it.each(modules)('%s names its colours by tokens', (path) => {
    expect(read(path)).not.toMatch(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i);
  });

  it.each(sheets)('%s uses only the agreed breakpoints', (path) => {
    const widths = [...read(path).matchAll(/@media \(width >= (\d+)px\)/g)].map(([, w]) =>
      Number(w),
    );
    expect(widths.filter((width) => ![700, DESKTOP_MIN_WIDTH].includes(width))).toEqual([]);
  });

  it('define every custom property they use', () => {
    const all = sheets.map(read).join('\n');
    const defined = new Set([...all.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    const used = [...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });

  it('are found', () => expect(modules.map((path) => basename(path))).toContain('list.module.css'));
});
