import { parseArgs } from 'node:util';
import { museumDate } from '@varde/domain/museum-date';
import type { Period } from './analytics.repository.ts';

export type StatsWish =
  | { readonly status: 'help' }
  | { readonly status: 'wrong'; readonly reason: string }
  | { readonly status: 'wish'; readonly period: Period; readonly asCsv: boolean };

/** Today and the 29 days before it. */
const DAYS = 30;
const DAY_MS = 86_400_000;

/** What `varde stats` is asked for. Throws what `parseArgs` throws. */
export function readStatsWish(words: readonly string[], now = new Date()): StatsWish {
  const { values } = parseArgs({
    args: [...words],
    options: {
      help: { type: 'boolean', short: 'h' },
      from: { type: 'string' },
      to: { type: 'string' },
      csv: { type: 'boolean' },
    },
  });
  if (values.help) return { status: 'help' };
  const to = values.to ?? museumDate(now);
  if (!isDate(to)) return wrong('to', to);
  const from = values.from ?? dayBefore(to, DAYS - 1);
  if (!isDate(from)) return wrong('from', from);
  if (from > to) return { status: 'wrong', reason: `--from ${from} lies after --to ${to}.` };
  return { status: 'wish', period: { from, to }, asCsv: values.csv ?? false };
}

function wrong(name: string, text: string): StatsWish {
  return { status: 'wrong', reason: `--${name} is '${text}': give a date such as 2026-06-30.` };
}

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
