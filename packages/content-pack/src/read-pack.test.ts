import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkPack } from './check-pack.ts';
import type { PackIssue } from './pack-issue.ts';
import { writeFolder } from './parts/test-pack.ts';
import { changed, VALID_PACK, URNES } from './parts/valid-pack.ts';
import { readPack } from './read-pack.ts';

const file = fc.constantFrom(...Object.keys(VALID_PACK));

/** Checks the valid pack with other bytes in one file, in a folder shared by all runs. */
async function checkWith(
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<readonly PackIssue[]> {
  await writeFile(join(folder, name), bytes);
  const { issues } = await checkPack(folder);
  await writeFile(join(folder, name), VALID_PACK[name] ?? '');
  return issues;
}

const areDescribed = (issues: readonly PackIssue[]): boolean =>
  issues.every(({ message, help }) => message !== '' && help !== '');

it('checkPack never throws, whatever bytes a file has', async () => {
  const folder = writeFolder(VALID_PACK);
  await fc.assert(
    fc.asyncProperty(file, fc.uint8Array({ maxLength: 300 }), async (name, bytes) => {
      expect(areDescribed(await checkWith(folder, name, bytes))).toBe(true);
    }),
    { numRuns: 40 },
  );
});

const TOKENS = '[ { - *a &a !!set ? ... --- \t <<: null " | {{ # \n'.split(' ');

it('checkPack never throws on a file that was damaged in one place', async () => {
  const folder = writeFolder(VALID_PACK);
  const place = fc.double({ min: 0, max: 1, noNaN: true });
  const insertion = fc.oneof(
    fc.uint8Array({ maxLength: 4 }),
    fc.constantFrom(...TOKENS).map((text) => new TextEncoder().encode(text)),
  );
  await fc.assert(
    fc.asyncProperty(file, place, fc.nat(12), insertion, async (name, at, cut, bytes) => {
      const original = Buffer.from(VALID_PACK[name] ?? '');
      const start = Math.floor(original.length * at);
      const damaged = Buffer.concat([
        original.subarray(0, start),
        bytes,
        original.subarray(start + cut),
      ]);
      expect(areDescribed(await checkWith(folder, name, damaged))).toBe(true);
    }),
    { numRuns: 40 },
  );
});

it.each([
  ['brackets', '['.repeat(100_000)],
  ['closed brackets', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
  ['list marks', '- '.repeat(50_000)],
  ['keys', Array.from({ length: 3_000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
])('checkPack terminates for unbounded %s', async (_title, text) => {
  const { issues } = await readPack(writeFolder(changed({ file: 'codes.yaml', to: text })));
  expect(issues.some((issue) => issue.file === 'codes.yaml')).toBe(true);
});

it('readPack returns the content of all files', async () => {
  const { pack } = await readPack(writeFolder(VALID_PACK));
  expect(pack.documents.find((document) => document.id === 101)).toEqual({
    kind: 'article',
    file: URNES,
    id: 101,
    owner: 'bryggen',
    location: { lat: 61.29814, lng: 7.32236 },
    themes: ['handel'],
    status: 'published',
    revision: 1,
    facts: { sources: [{ title: 'UNESCO' }] },
    blocks: {
      portal: { type: 'image', image: 'pixel.png' },
      visit: { type: 'box', box: { no: 'Åpent **mai**.', en: 'Open in **May**.' } },
    },
    title: { no: 'Urnes', en: 'Urnes' },
    description: { no: 'En kirke av tre.', en: 'A church of wood.' },
    text: {
      no: 'Se [Bryggen](owner:bryggen) og [handel](theme:handel).\n\n{{portal}}\n\nMer om den.',
      en: 'See [Bryggen](owner:bryggen).\n\n{{portal}}\n\nMore of it.',
    },
  });
});

it.each([
  ['a number in quotes or not', 'old_id: 0042', 'old_id: "0042"'],
  ['a position as text or list', 'location: 61.3, 7.3', 'location: [61.3, 7.3]'],
  ['quoted and plain days', 'publish_from: 2026-05-01', 'publish_from: "2026-05-01"'],
])('readPack reads %s as equal', async (_title, one, other) => {
  const read = async (line: string) => {
    const text = String(VALID_PACK[URNES]).replace('location: 61.29814, 7.32236', line);
    const { pack } = await readPack(writeFolder({ ...VALID_PACK, [URNES]: text }));
    return pack.documents.find((document) => document.id === 101);
  };
  expect(await read(one)).toEqual(await read(other));
  expect(await read(one)).not.toEqual(await read(''));
});

it("readPack reads a memory's plain text as text in its language", async () => {
  const { pack } = await readPack(writeFolder(VALID_PACK));
  expect(pack.records.find((record) => record.kind === 'memory')).toMatchObject({
    title: { no: 'Dunet' },
    text: { no: 'Det var så lett.\n\nJa.' },
  });
});
