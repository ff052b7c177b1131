import type { MuseumObject } from '@varde/contract/external';
import type { Texts } from '#i18n/texts.ts';
import { formatYears } from './range.ts';

/** The museum's own text, else the years; `undefined` if neither is known. */
export function formatDating(
  { from, to, text }: MuseumObject['dating'],
  texts: Texts,
): string | undefined {
  if (text) return text;
  const first = from ?? to;
  return first === null ? undefined : formatYears({ from: first, to: to ?? undefined }, texts);
}

/** `120 cm`, with the decimal separator of the language. */
export function formatMeasure(
  { type, value, unit }: MuseumObject['measures'][number],
  { language }: Texts,
): string {
  const size = `${value.toLocaleString(language.tag)}\u00a0${unit}`.trim();
  return type ? `${type}: ${size}` : size;
}
