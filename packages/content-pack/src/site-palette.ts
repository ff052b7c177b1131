/**
 * The colours of a site, derived from a museum's accent colour, so that all texts and buttons have
 * the contrast of WCAG 2.2 AA in the light and the dark palette.
 */
import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import type { SitePalette } from '@varde/contract/site-profile';
import { GROUND_COLOURS } from '@varde/domain/constants';
import type { PackSite } from './pack.ts';

const toOklch = converter('oklch');

type ColourScheme = keyof typeof GROUND_COLOURS;

/** WCAG 2.2, 1.4.3. */
const TEXT_CONTRAST = 4.5;
/** WCAG 2.2, 1.4.11: buttons, focus rings. */
const PART_CONTRAST = 3;

/** Difference of lightness (0 to 1) between two colours that are tried. */
const STEP = 0.005;
const PRESSED_STEP = 0.08;
const TINT = {
  light: { lightness: 0.95, chroma: 0.03 },
  dark: { lightness: 0.33, chroma: 0.05 },
} as const;

/** A colour that does not stand out from what it stands on. */
export interface ColourProblem {
  readonly ground: string;
  /** Contrast ratio, to 1. */
  readonly ratio: number;
  readonly needed: number;
  /** The nearest colour of the same hue that passes. */
  readonly nearest: string;
}

/** A dark accent that is not given is the light one. */
export function accentsOf({
  accent,
  accent_dark: dark = accent,
}: NonNullable<PackSite['colors']>): Readonly<Record<ColourScheme, string>> {
  return { light: accent, dark };
}

/** @param accent as `#rrggbb` */
export function findColourProblem(accent: string, scheme: ColourScheme): ColourProblem | undefined {
  const { page, surface } = GROUND_COLOURS[scheme];
  const ground = [page, surface].find((one) => contrast(accent, one) < PART_CONTRAST);
  if (ground === undefined) return undefined;
  return {
    ground,
    ratio: contrast(accent, ground),
    needed: PART_CONTRAST,
    nearest: nearest(accent, [page, surface], PART_CONTRAST),
  };
}

/** @param accent one without a `ColourProblem` */
export function derivePalette(accent: string, scheme: ColourScheme): SitePalette {
  const { page, surface, sunken } = GROUND_COLOURS[scheme];
  const onAccent = contrast(accent, '#ffffff') >= TEXT_CONTRAST ? '#ffffff' : '#000000';
  const { lightness, chroma } = TINT[scheme];
  const tint = withLightness(accent, lightness, chroma);
  const towards = onAccent === '#ffffff' ? -PRESSED_STEP : PRESSED_STEP;
  return {
    '--color-accent': accent,
    '--color-accent-pressed': withLightness(accent, lightnessOf(accent) + towards),
    '--color-on-accent': onAccent,
    '--color-accent-tint': tint,
    '--color-on-accent-tint': nearest(accent, [tint, sunken], TEXT_CONTRAST),
    '--page-link': nearest(accent, [page], TEXT_CONTRAST),
    '--surface-link': nearest(accent, [surface], TEXT_CONTRAST),
    '--color-focus': nearest(accent, [page, surface, sunken], PART_CONTRAST),
  };
}

const contrast = (a: string, b: string): number => wcagContrast(a, b);

const lightnessOf = (colour: string): number => toOklch(colour)?.l ?? 0;

/** The colour itself if it passes on all grounds, else the one of least other lightness. */
function nearest(colour: string, grounds: readonly string[], needed: number): string {
  const passes = (one: string): boolean =>
    grounds.every((ground) => contrast(one, ground) >= needed);
  if (passes(colour)) return colour;
  const start = lightnessOf(colour);
  for (let distance = STEP; distance < 1; distance += STEP) {
    const found = [start - distance, start + distance]
      .filter((lightness) => lightness >= 0 && lightness <= 1)
      .map((lightness) => withLightness(colour, lightness))
      .find(passes);
    if (found !== undefined) return found;
  }
  throw new Error(`No lightness of ${colour} passes on ${grounds.join(', ')}`);
}

/** The same hue, in the colours that a screen has. @param maxChroma default: unlimited */
function withLightness(colour: string, lightness: number, maxChroma = Infinity): string {
  const { c = 0, ...rest } = toOklch(colour) ?? { mode: 'oklch' };
  const other = { ...rest, l: Math.min(Math.max(lightness, 0), 1), c: Math.min(c, maxChroma) };
  return formatHex(clampChroma(other, 'oklch'));
}
