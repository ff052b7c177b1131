import { describe, expect, it } from 'vitest';
import type { NamedVisitRow } from './analytics.repository.ts';
import { visitsAsCsv, visitsAsTable } from './visit-stats.ts';

const row = (more: Partial<NamedVisitRow>): NamedVisitRow => ({
  day: '2026-06-01',
  subject: 'document',
  ref: '101',
  visits: 3,
  engaged: 2,
  seconds: 90,
  title: { no: 'Bryggen' },
  ...more,
});
const JUNE = { from: '2026-06-01', to: '2026-06-30' };

describe('visit counts as CSV', () => {
  it('have a line per day and subject, in the form that a Nordic Excel opens', () => {
    const rows = [
      row({}),
      row({ subject: 'owner', ref: 'bryggen', title: { sv: 'Muséet; "Bryggen"' } }),
      row({ subject: 'language', ref: 'sv', title: null }),
      row({ title: { no: 'Line\nfeed' } }),
    ];
    expect(visitsAsCsv(rows).split('\r\n')).toEqual([
      '\uFEFFday;subject;ref;name;visits;engaged;seconds',
      '2026-06-01;document;101;Bryggen;3;2;90',
      '2026-06-01;owner;bryggen;"Muséet; ""Bryggen""";3;2;90',
      '2026-06-01;language;sv;;3;2;90',
      '2026-06-01;document;101;"Line\nfeed";3;2;90',
      '',
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@sum'])(
    'escape a title that a spreadsheet would evaluate: %s',
    (title) => expect(visitsAsCsv([row({ title: { no: title } })])).toContain(`;'${title};`),
  );
  it('escape what a spreadsheet that splits at commas would evaluate', () => {
    expect(visitsAsCsv([row({ title: { no: 'a,=1+1,b' } })])).toContain(";a,'=1+1,b;");
  });
});

describe('visit counts as a table', () => {
  it('are summed over days, the most visited first, museums before documents', () => {
    const rows = [
      row({}),
      row({ day: '2026-06-02', visits: 4 }),
      row({ ref: '102', visits: 9, title: null }),
      row({ subject: 'owner', ref: 'bryggen' }),
    ];
    const lines = visitsAsTable(rows, JUNE).split('\n');
    expect(lines[0]).toBe('Visits from 2026-06-01 to 2026-06-30');
    expect(lines.map((line) => line.trim().split(/ {2,}/).join('|')).filter(Boolean)).toEqual([
      'Visits from 2026-06-01 to 2026-06-30',
      'Museums|visits|engaged|minutes',
      'bryggen|Bryggen|3|2|2',
      'Documents|visits|engaged|minutes',
      '102|9|2|2',
      '101|Bryggen|7|4|3',
    ]);
  });

  it('show twenty rows per table and the number of further ones', () => {
    const rows = Array.from({ length: 23 }, (_, nr) => row({ ref: String(100 + nr) }));
    const table = visitsAsTable(rows, JUNE);
    expect(table.match(/Bryggen/g)).toHaveLength(20);
    expect(table).toContain('… and 3 more; --csv has all');
  });

  it('state that nothing was counted', () => {
    expect(visitsAsTable([], JUNE)).toBe(
      'Visits from 2026-06-01 to 2026-06-30: none were counted.\n',
    );
  });
});
