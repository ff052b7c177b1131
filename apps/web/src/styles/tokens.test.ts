import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  BOTTOM_BAR_HEIGHT,
  CONTENT_MAX_WIDTH,
  GROUND_COLOURS,
  HEADER_HEIGHT,
  SIDE_MENU_WIDTH,
  SIDE_PANEL_WIDTH,
  THEME_COLOURS,
} from '@varde/domain/constants';

type Tokens = ReadonlyMap<string, string>;

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');

/** The custom properties of the first `:root` block after `start`. */
function declarations(start: number): [string, string][] {
  const block = css.slice(css.indexOf(':root {', start), css.indexOf('\n  }', start + 40));
  return [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.replace(/\s+/g, ' ').trim(),
  ]);
}

const light: Tokens = new Map(declarations(0));
const dark: Tokens = new Map([
  ...light,
  ...declarations(css.indexOf('(prefers-color-scheme: dark)')),
]);

function colour(tokens: Tokens, name: string): readonly number[] {
  const value = tokens.get(name) ?? '';
  const alias = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (alias) return colour(tokens, alias);
  const hex = /^#([0-9a-f]{6})$/i.exec(value)?.[1];
  if (!hex) throw new Error(`${name} is no colour: ${value}`);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

/** Relative luminance, WCAG 2.2. */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(tokens: Tokens, first: string, second: string): number {
  const [a, b] = [luminance(colour(tokens, first)), luminance(colour(tokens, second))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const backgrounds = ['--color-page', '--color-surface', '--color-sunken'];

/** Text and background colours, as the components combine them. */
const textPairs: [string, string][] = [
  ...backgrounds.map((background): [string, string] => ['--color-text', background]),
  ['--page-secondary', '--color-page'],
  ['--surface-secondary', '--color-surface'],
  ['--sunken-secondary', '--color-sunken'],
  ['--page-link', '--color-page'],
  ['--surface-link', '--color-surface'],
  ['--color-on-accent-tint', '--color-sunken'],
  ['--color-on-accent', '--color-accent'],
  ['--color-on-accent', '--color-accent-pressed'],
  ['--color-on-accent-tint', '--color-accent-tint'],
  ['--color-text', '--color-accent-tint'],
  ['--color-on-ink', '--color-ink'],
  ['--color-success', '--color-success-tint'],
  ['--color-success', '--color-surface'],
  ['--color-warning', '--color-warning-tint'],
  ['--color-danger', '--color-danger-tint'],
  ['--color-on-danger', '--color-danger'],
];

/** Non-text elements: 3:1 is sufficient (WCAG 1.4.11). */
const partPairs: [string, string][] = [
  ['--color-control', '--color-surface'],
  ['--color-control', '--color-page'],
  ['--color-control', '--color-sunken'],
  ['--color-accent', '--color-surface'],
  ['--color-accent', '--color-page'],
  ...backgrounds.map((background): [string, string] => ['--color-focus', background]),
];

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s palette', (_name, tokens) => {
  it.each(textPairs)('has a contrast of 4.5:1 for text %s on %s', (text, background) => {
    expect(contrast(tokens, text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(partPairs)('has a contrast of 3:1 for %s on %s', (part, background) => {
    expect(contrast(tokens, part, background)).toBeGreaterThanOrEqual(3);
  });
});

describe('the tokens', () => {
  it('match the theme colours of specification §9.11 in the light palette', () => {
    expect(light.get('--color-accent')).toBe(THEME_COLOURS.accent.toLowerCase());
    expect(light.get('--color-page')).toBe(THEME_COLOURS.background);
    expect(light.get('--color-text')).toBe(THEME_COLOURS.text);
    expect(light.get('--surface-secondary')).toBe(THEME_COLOURS.secondary);
  });

  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('have the grounds that a museum’s %s colours are checked against', (name, tokens) => {
    const { page, surface, sunken } = GROUND_COLOURS[name];
    expect(backgrounds.map((ground) => tokens.get(ground))).toEqual([page, surface, sunken]);
  });

  it('define every light colour in the dark palette, or share it explicitly', () => {
    const shared = [
      '--color-on-accent',
      '--color-darkroom',
      '--color-on-darkroom',
      '--color-ground',
      '--color-secondary',
      '--color-link',
    ];
    const own = new Set(declarations(css.indexOf('(prefers-color-scheme: dark)')).map(([n]) => n));
    const missing = [...light.keys()].filter((n) => n.startsWith('--color-') && !own.has(n));
    expect(missing.toSorted()).toEqual(shared.toSorted());
  });

  it.each([
    ['--header-height', HEADER_HEIGHT],
    ['--bottom-bar-height', BOTTOM_BAR_HEIGHT],
    ['--side-menu-width', SIDE_MENU_WIDTH],
    ['--side-panel-width', SIDE_PANEL_WIDTH],
    ['--content-max-width', CONTENT_MAX_WIDTH],
  ])('set %s to the %i px of specification §9.5', (name, pixels) => {
    expect(light.get(name)).toBe(`${pixels}px`);
  });
});
