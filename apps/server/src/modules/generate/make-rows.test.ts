import { describe, expect, it } from 'vitest';
import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import type { ContentRows } from '#modules/packs/pack-rows.ts';
import type { SetOptions } from './make-documents.ts';
import { makeRows } from './make-rows.ts';

const SMALL: SetOptions = { documents: 400, owners: 10, seed: 1 };

const rowsOf = (batches: Iterable<ContentRows>) =>
  [...batches].flatMap(({ documents }) => documents);
const digestsOf = (options: SetOptions): string[] =>
  rowsOf(makeRows(options)).map(({ row }) => row.digest);

describe('a generated set', () => {
  const rows = rowsOf(makeRows(SMALL));
  const share = (holds: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(holds).length / rows.length;

  it('comes out the same every time, and otherwise from another seed', () => {
    expect(digestsOf(SMALL)).toEqual(rows.map(({ row }) => row.digest));
    const other = new Set(digestsOf({ ...SMALL, seed: 2 }));
    expect(rows.filter(({ row }) => other.has(row.digest))).toEqual([]);
  });

  it('is the beginning of a larger one', () => {
    const larger = digestsOf({ ...SMALL, documents: 600 });
    expect(larger.slice(0, rows.length)).toEqual(rows.map(({ row }) => row.digest));
  });

  it('has as many documents as asked, besides the owners, all with ids of their own', () => {
    expect(new Set(rows.map(({ row }) => row.id)).size).toBe(SMALL.documents + SMALL.owners);
    expect(rowsOf(makeRows({ ...SMALL, documents: 250 }))).toHaveLength(260);
  });

  it.each([
    ['article', 0.9],
    ['group', 0.05],
    ['post', 0.035],
    ['rebus', 0.005],
  ] as const)('has its part of the kind %s', (kind, part) => {
    const found = rows.filter(({ row }) => row.schema_id === SCHEMA_IDS[kind]);
    expect(found).toHaveLength(Math.round(SMALL.documents * part));
  });

  it.each<[string, (row: (typeof rows)[number]) => boolean, number, number]>([
    ['Norwegian', ({ row }) => 'no' in row.title, 0.5, 0.9],
    ['Swedish', ({ row }) => 'sv' in row.title, 0.3, 0.8],
    ['English', ({ row }) => 'en' in row.title, 0.4, 0.7],
    ['no location', ({ row }) => row.lat === null, 0.005, 0.06],
    ['a draft', ({ row }) => row.status === 'draft', 0.002, 0.05],
    ['a withdrawn document', ({ row }) => row.status === 'withdrawn', 0.001, 0.04],
    ['a lock', ({ row }) => row.lock !== null, 0.001, 0.04],
    ['themes', ({ themes }) => themes.length > 0, 0.5, 1],
    ['references', ({ references }) => references.length > 0, 0.2, 0.6],
  ])('has the usual share with %s', (_name, holds, least, most) => {
    expect(share(holds)).toBeGreaterThan(least);
    expect(share(holds)).toBeLessThan(most);
  });

  it('has articles of 150 to 600 words, and no slot of a pattern left open', () => {
    for (const { row } of rows.filter(({ row: { schema_id } }) => schema_id === 2)) {
      const written = 'text' in row.source ? Object.values(row.source.text) : [];
      for (const text of written) {
        const words = text.split(/\s+/).length;
        expect(words).toBeGreaterThanOrEqual(150);
        expect(words).toBeLessThan(750);
        expect(text).not.toMatch(/(?<!\p{L})[ACDFNOPTUVWY](?!\p{L})/u);
      }
    }
  });

  it('lies in Norway and Sweden and around', () => {
    for (const { row } of rows.filter(({ row: { lat } }) => lat !== null)) {
      expect(row.lat).toBeGreaterThan(52);
      expect(row.lat).toBeLessThan(74);
      expect(row.lng).toBeGreaterThan(-3);
      expect(row.lng).toBeLessThan(38);
    }
  });
});
