import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { FIRST_PAINT_SCRIPT } from './first-paint-script.ts';

function run(stored: Record<string, string>, documentMode?: number) {
  const attributes: Record<string, string> = {};
  const page = { onreadystatechange: () => {}, body: { innerText: 'page' } };
  const document = Object.assign(page, {
    ...(documentMode ? { documentMode } : {}),
    addEventListener: () => {},
    documentElement: {
      setAttribute: (name: string, value: string) => void (attributes[name] = value),
      getAttribute: () => 'Too old',
    },
  });
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  runInNewContext(FIRST_PAINT_SCRIPT, {
    document,
    localStorage,
    Date,
    addEventListener: () => {},
  });
  document.onreadystatechange();
  return { attributes, body: document.body.innerText };
}

const fresh = String(Date.now());

describe('firstPaintScript', () => {
  it.each([
    ['1.2', fresh, 'large'],
    ['2', fresh, 'large'],
    ['1', fresh, undefined],
    ['nonsense', fresh, undefined],
    ['1.2', '1', undefined],
    ['1.2', undefined, 'large'],
    ['1', undefined, undefined],
  ])('with a size of %s stored at %s sets %s before the first paint', (fontsize, written, size) => {
    const { attributes } = run({ fontsize, ...(written && { 'fontsize:written': written }) });
    expect(attributes['data-font-size']).toBe(size);
    expect(attributes['data-script']).toBe('on');
  });

  it.each(['load', 'keydown', 'pointerdown'])('starts the site once, at the first %s', (first) => {
    const listeners: Record<string, () => void> = {};
    const started: string[] = [];
    const addEventListener = (type: string, listener: () => void) => (listeners[type] = listener);
    const entry = { getAttribute: (name: string) => ({ 'data-src': '/index.js' })[name] ?? null };
    const head = { appendChild: ({ src }: { src: string }) => started.push(src) };
    const document = {
      documentElement: { setAttribute: () => {} },
      addEventListener,
      querySelector: () => entry,
      createElement: () => ({}),
      head,
    };
    const localStorage = { getItem: () => null };
    runInNewContext(FIRST_PAINT_SCRIPT, { document, localStorage, addEventListener, Date });
    expect(started).toEqual([]);
    listeners[first]?.();
    listeners['load']?.();
    expect(started).toEqual(['/index.js']);
  });

  it.each([
    [fresh, ''],
    ['1', undefined],
  ])('keeps room for the museum’s banner when checked in at %s', (written, expected) => {
    const { attributes } = run({ checkedin: '{"id":"1"}', 'checkedin:written': written });
    expect(attributes['data-checked-in']).toBe(expected);
  });

  it('tells users of Internet Explorer in words', () => {
    expect(run({}, 11)).toEqual({ attributes: {}, body: 'Too old' });
  });
});
