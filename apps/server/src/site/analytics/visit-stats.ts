/** Visit counts of a period, as tables for a terminal and as CSV for spreadsheets. Pure. */
import { stringify } from 'csv-stringify/sync';
import { pickText } from '@varde/domain/languages';
import { type Message, msg, translate, type Translate } from '@varde/domain/message';
import { protectCell } from '#csv-cells.ts';
import { dayText } from '#terminal-text.ts';
import type { NamedVisitRow, Period, VisitSubject } from './analytics.repository.ts';

const HEADINGS: Readonly<Record<VisitSubject, Message>> = {
  owner: msg`Museums`,
  document: msg`Documents`,
  code: msg`Printed codes`,
  language: msg`Languages`,
  page: msg`Pages`,
  goal: msg`Goals`,
};
const ORDER = Object.keys(HEADINGS).filter(
  (subject): subject is VisitSubject => subject in HEADINGS,
);
/** Rows per table; the CSV is complete. */
const MAX_ROWS = 20;
const COLUMNS = [msg`visits`, msg`engaged`, msg`minutes`];
const SECONDS_PER_MINUTE = 60;
const NAME_LENGTH = 40;

/**
 * One line per day and subject. Excel with Norwegian or Swedish settings opens a table with
 * semicolons, a byte order mark and Windows line ends as it is; other programs detect them.
 */
export function visitsAsCsv(rows: readonly NamedVisitRow[]): string {
  const columns = ['day', 'subject', 'ref', 'name', 'visits', 'engaged', 'seconds'];
  return stringify(
    rows.map((row) => ({ ...row, name: nameOf(row) })),
    {
      columns,
      header: true,
      bom: true,
      delimiter: ';',
      record_delimiter: '\r\n',
      quote_record_delimiter: true,
      escape_formulas: true,
      cast: { string: protectCell },
    },
  );
}

/** Sums over the period, most visited first. */
export function visitsAsTable(
  rows: readonly NamedVisitRow[],
  { from, to }: Period,
  t: Translate = translate,
): string {
  const title = msg`Visits from ${dayText(from)} to ${dayText(to)}`;
  if (rows.length === 0) return `${t(msg`${title}: none were counted.`)}\n`;
  const tables = ORDER.map((subject) =>
    tableOf(subject, sumByRef(rows.filter((row) => row.subject === subject)), t),
  );
  return `${[t(title), ...tables.filter(Boolean)].join('\n\n')}\n`;
}

function sumByRef(rows: readonly NamedVisitRow[]): NamedVisitRow[] {
  const sums = new Map<string, NamedVisitRow>();
  for (const row of rows) {
    const soFar = sums.get(row.ref) ?? { ...row, visits: 0, engaged: 0, seconds: 0 };
    const visits = soFar.visits + row.visits;
    const engaged = soFar.engaged + row.engaged;
    sums.set(row.ref, { ...soFar, visits, engaged, seconds: soFar.seconds + row.seconds });
  }
  return [...sums.values()].sort((a, b) => b.visits - a.visits || a.ref.localeCompare(b.ref));
}

function tableOf(subject: VisitSubject, rows: readonly NamedVisitRow[], t: Translate): string {
  if (rows.length === 0) return '';
  const width = Math.max(...rows.slice(0, MAX_ROWS).map(({ ref }) => ref.length));
  const cells = (ref: string, name: string, numbers: readonly (string | number)[]): string =>
    [
      `  ${ref.padEnd(width)}`,
      name.slice(0, NAME_LENGTH).padEnd(NAME_LENGTH),
      ...numbers.map((value) => String(value).padStart(9)),
    ].join('  ');
  const lines = rows
    .slice(0, MAX_ROWS)
    .map((row) =>
      cells(row.ref, nameOf(row), [
        row.visits,
        row.engaged,
        Math.round(row.seconds / SECONDS_PER_MINUTE),
      ]),
    );
  const more = rows.length - MAX_ROWS;
  const rest = more > 0 ? [t(msg`  … and ${more} more; --csv has all`)] : [];
  const head = cells('', '', COLUMNS.map(t));
  const title = t(HEADINGS[subject]);
  return [title + head.slice(title.length), ...lines, ...rest].join('\n');
}

function nameOf({ title }: NamedVisitRow): string {
  return title ? (pickText(title, 'no')?.text ?? '') : '';
}
