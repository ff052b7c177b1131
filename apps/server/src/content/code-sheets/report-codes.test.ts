import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePack } from '#test/api-pack.ts';
import { openFixture } from '#test/demo-content.ts';
import type { Fixture } from '#test/demo-content.ts';
import { describeWithDatabase } from '#test/database.ts';
import { UNPUBLISHED } from '#test/api-pack.ts';
import { importPack } from '#packs/packs.service.ts';
import {
  readCodeBook,
  makeSigns,
  codesOrigin,
  reportCodes,
  type CodesOptions,
} from './report-codes.ts';

const { draft, withdrawn, future } = UNPUBLISHED;
const CODES = `- { code: "1001", document: 101 }
- { code: "3002", context: 301, document: 101 }
- { code: "4011", context: 401, document: 4011 }
- { code: museet, owner: bryggen }
- { code: utkast, document: ${draft} }
- { code: trukket, document: ${withdrawn} }
- { code: snart, document: ${future} }
- { code: skjult, owner: skjult }
- { code: skjerm, document: 1401 }
`;

describeWithDatabase('varde codes', (open) => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture(open);
    const { database, mediaStore, packFolder } = fixture;
    await changePack(packFolder, { 'codes.yaml': CODES });
    const { status, issues } = await importPack(database, mediaStore, packFolder);
    if (status !== 'imported') throw new Error(JSON.stringify(issues, null, 2));
  });
  afterAll(() => fixture.database.close());

  async function report(options: CodesOptions = {}) {
    const result = await reportCodes(fixture.database, fixture.mediaStore, options);
    if (result.status === 'refused') throw new Error(result.reason);
    return result;
  }

  it('lists each code with its target, moved codes and dead ends', async () => {
    const { lines, allLead } = await report();
    const line = (code: string) => lines.find((one) => one.startsWith(`${code} `));
    expect(line('1001')).toMatch(/^1001 +article 101 “[^”]+”$/);
    expect(line('3002')).toMatch(/article 101 “.+” in presentation 301/);
    expect(line('4011')).toMatch(/post 4011 “.+” in rebus 401/);
    expect(line('museet')).toMatch(/museum bryggen “.+”$/);
    expect(line('utkast')).toMatch(
      new RegExp(`museum bryggen “.+”, because article ${draft} “.+” cannot be seen`),
    );
    expect(line('trukket')).toMatch(/museum \w+ “.+”, because article/);
    expect(line('skjult')).toMatch(/LEADS NOWHERE: museum skjult “.+” cannot be seen/);
    expect(line('skjerm')).toMatch(/museum bryggen/);
    expect(lines.at(-1)).toBe('9 codes: 5 as printed, 3 to the nearest that lives, 1 nowhere');
    expect(allLead).toBe(false);
  });

  it('lists only the requested codes and refuses unknown ones', async () => {
    const some = await report({ ids: ['1001', 'museet'] });
    expect(some.lines).toHaveLength(3);
    expect(some.allLead).toBe(true);
    expect((await report({ owner: 'skjult' })).lines.at(0)).toContain('skjult');
    const runReport = (options: CodesOptions) =>
      reportCodes(fixture.database, fixture.mediaStore, options);
    expect(await runReport({ ids: ['1001', '9999'] })).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('9999'),
    });
    expect(await runReport({ owner: 'ingen' })).toMatchObject({ status: 'refused' });
  });

  it('a sign shows the title of its page, also before that is public, and a dead end gets no sign', async () => {
    const book = await readCodeBook(fixture.database);
    const settings = { origin: 'https://varde.example', language: 'no', logos: new Map() };
    const signs = makeSigns(book, settings);
    const titleOf = (code: string) => signs.find((sign) => sign.code === code)?.title;
    expect(titleOf('utkast')).toBe(book.names.get(draft)?.title['no']);
    expect(titleOf('snart')).toBe(book.names.get(future)?.title['no']);
    expect(titleOf('trukket')).not.toBe(book.names.get(withdrawn)?.title['no']);
    expect(titleOf('skjult')).toBeUndefined();
    expect(signs[0]).toMatchObject({
      url: 'https://varde.example/1001',
      hint: 'Skann koden, eller tast 1001 på varde.example/code',
    });
    expect(signs.find(({ code }) => code === 'museet')?.hint).toContain('varde.example/museet');
    expect(makeSigns(book, { ...settings, language: 'sv' })[0]?.hint).toContain('Skanna koden');
    expect(makeSigns(book, { ...settings, language: 'de' })[0]?.hint).toContain('Scan the code');
  });

  it.each(['a4', 'a5', 'labels'] as const)('writes sheets as PDF: %s', async (format) => {
    const file = join(fixture.folder, `${format}.pdf`);
    const { lines } = await report({ sheets: { file, format, origin: 'https://varde.example' } });
    expect(lines.at(-1)).toBe(`Wrote 8 signs for https://varde.example to ${file}.`);
    const pdf = (await readFile(file)).toString('latin1');
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(format === 'labels' ? 1 : 8);
  });
});

describe('codesOrigin', () => {
  const origin = 'https://varde.example';
  it.each([
    [{ environment: 'production' }, undefined],
    [{ environment: 'local' }, 'http://localhost:4470'],
    [{ environment: 'production', publicUrl: origin }, origin],
  ] as const)('the origin for %j is %s', (settings, expected) => {
    expect(codesOrigin({ port: 4470, ...settings })).toBe(expected);
  });
});
