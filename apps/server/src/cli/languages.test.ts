import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadCatalog } from '@varde/content-pack/load-catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePack } from '#test/api-pack.ts';
import { createDatabase, TEMPLATE, withHost } from '#test/database.ts';
import { folderForAll } from '#test/folder.ts';
import { runVarde } from '#test/run-varde.ts';
import { catalogOf } from './catalog.ts';

async function varde(args: readonly string[], env: Readonly<Record<string, string>>) {
  const questions: string[] = [];
  const ask = async (question: string) => questions.push(question) === 0;
  return { ...(await runVarde(args, { VARDE_SIGN_IN: 'off', ...env }, { ask })), questions };
}

const COMMANDS =
  'serve init check import releases rollback export preview codes simulate stats media prune backup restore doctor'.split(
    ' ',
  );

/** Lines of a text, without examples and values. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\p{L}{2}/u.test(line) && !/^(?:npx |")/.test(line));

it.each(['no', 'sv'] as const)(
  'the catalogs in %s translate what they share alike',
  async (language) => {
    const [all, ofPacks] = [await catalogOf(language), await loadCatalog(language)];
    expect(all).toMatchObject(ofPacks);
    expect(Object.keys(all).length).toBeGreaterThan(Object.keys(ofPacks).length + 500);
  },
);

describe.each(['no', 'sv'])('the help in %s', (language) => {
  it.each([[], ...COMMANDS.map((name) => [name])])(
    'of varde help %s is translated',
    async (...args) => {
      const english = await varde(['help', ...args], { VARDE_LANGUAGE: 'en' });
      const { code, out, err } = await varde(['help', ...args], { VARDE_LANGUAGE: language });
      expect({ code, err }).toEqual({ code: 0, err: '' });
      const same = linesOf(out).filter((line) => linesOf(english.out).includes(line));
      expect(same).toEqual([]);
      expect(out).not.toMatch(
        /Usage|Options|Arguments|Commands|Examples|\[options\]|default:|choices:/,
      );
    },
  );
});

describe('wrong use', () => {
  it.each([
    [['chek'], 'fel: okänt kommando ”chek”\n(Menade du check?)\nSe: npx varde help\n'],
    [['check'], 'fel: argumentet ”paket” saknas\nSe: npx varde help check\n'],
    [
      ['check', 'a', 'b', 'c'],
      'fel: för många argument till ”check”. Väntade 1 argument men fick 3: a, b, c.\nSe: npx varde help check\n',
    ],
    [
      ['init', 'a', '[file]'],
      'fel: för många argument till ”init”. Väntade 1 argument men fick 2: a, [file].\nSe: npx varde help init\n',
    ],
    [
      ['check', 'a', '--jsn'],
      'fel: okänd flagga ”--jsn”\n(Menade du --json?)\nSe: npx varde help check\n',
    ],
    [
      ['codes', '--frmat', 'a4'],
      'fel: okänd flagga ”--frmat”\n(Menade du --format?)\nSe: npx varde help codes\n',
    ],
    [
      ['import', '--limit'],
      'fel: flaggan ”--limit <tal>” saknar ett värde\nSe: npx varde help import\n',
    ],
    [
      ['import', 'a', '--yes', '--from', 'csv'],
      'fel: flaggan ”--yes” kan inte användas tillsammans med ”--from <källa>”\nSe: npx varde help import\n',
    ],
    [
      ['preview', 'a', '--port', 'x'],
      'fel: värdet ”x” för flaggan ”--port <tal>” är inte giltigt. Ange ett tal.\nSe: npx varde help preview\n',
    ],
    [
      ['releases', 'x'],
      'fel: värdet ”x” för argumentet ”utgåva” är inte giltigt. Ange numret på en utgåva, så som varde releases visar det.\nSe: npx varde help releases\n',
    ],
    [
      ['codes', '--format', 'a3'],
      'fel: värdet ”a3” för flaggan ”--format <namn>” är inte giltigt. Välj mellan a4, a5, labels.\nSe: npx varde help codes\n',
    ],
    [
      ['codes', '--language', 'xx'],
      'fel: värdet ”xx” för flaggan ”--language <språk>” är inte giltigt. Språket ”xx” finns inte.\nSe: npx varde help codes\n',
    ],
  ])('varde %j is explained in Swedish', async (args, err) => {
    expect(await varde(args, { VARDE_LANGUAGE: 'sv' })).toMatchObject({ code: 2, out: '', err });
  });

  it('an unknown VARDE_LANGUAGE is a usage error of every command', async () => {
    for (const args of [['help'], ['check', 'a']])
      expect(await varde(args, { VARDE_LANGUAGE: 'de', LC_ALL: 'nb_NO.UTF-8' })).toMatchObject({
        code: 2,
        out: '',
        err: 'Ugyldig innstilling:\n  VARDE_LANGUAGE er «de»: oppgi en av no, nb, nn, sv, en, eller la den være, så brukes språket til systemet.\n',
      });
  });

  it.each([
    ['nb', { PORT: 'x' }, 2, /^Ugyldig innstilling:\n {2}PORT er «x»: oppgi et helt tall /],
    ['sv', { PORT: 'x', HOST: 'y' }, 2, /^Ogiltiga inställningar:\n {2}PORT är .*\n {2}HOST är /],
    [
      'nb',
      { DATABASE_URL: 'postgres://varde:secret@127.0.0.1:1/varde' },
      3,
      /^PostgreSQL-serveren på 127\.0\.0\.1:1\/varde kunne ikke brukes: .*\. Sjekk DATABASE_URL, og at serveren kjører\.\n$/,
    ],
  ])('what an operator must change is said in %s: %j', async (language, env, code, message) => {
    const result = await varde(['releases'], { ...env, VARDE_LANGUAGE: language });
    expect(result).toMatchObject({ code, out: '' });
    expect(result.err).toMatch(message);
  });
});

describe('a Norwegian day with varde', () => {
  const folder = folderForAll();
  const pack = join(folder, 'museet');

  it('begins with a table of places', async () => {
    const table = join(folder, 'steder.csv');
    await writeFile(table, 'tittel,areal,lenke\nKirka,1,htp:/x\n,2,\n');
    const into = join(folder, 'steder');
    const from = (source: string, language: string) =>
      varde(['import', '--from', source, table, '--into', into], { VARDE_LANGUAGE: language });
    expect(await from('gpx', 'sv')).toMatchObject({
      code: 3,
      err: 'steder.csv är en tabell (CSV), och inte GPX. Importera den med --from csv.\n',
    });
    expect((await from('csv', 'nb')).out.split('\n').slice(0, 8)).toEqual([
      'Kolonner som ikke leses: areal.',
      `Skrevet til ${into}: 1 artikkel.`,
      expect.stringMatching(/^Den har fått id 1002, det neste i pakken, .* \(csv:steder:\w+\)\.$/),
      'Utelatt, og hvorfor:',
      '  1 × Det er ikke en nettadresse: skriv den med https:// foran',
      '      lenke for Kirka, «htp:/x»',
      '  1 × Den har ingen tittel',
      '      en rad',
    ]);
  });

  let env: Record<string, string>;
  let dropDatabase: () => Promise<void>;
  const norwegian = (...args: string[]) => varde(args, env);
  beforeAll(async () => {
    const { url, drop } = await createDatabase(TEMPLATE);
    dropDatabase = drop;
    env = { DATABASE_URL: withHost(url), VARDE_DATA: join(folder, 'data'), LANG: 'nb_NO.UTF-8' };
  });

  afterAll(() => dropDatabase());

  it('goes from an empty folder to a verified backup', async () => {
    const written = await norwegian('init', pack);
    expect(written.out).toMatch(
      /^Skrevet til \S+\. Se den i nettleseren mens du skriver: npx varde/,
    );
    expect((await norwegian('check', pack)).out).toBe('0 feil, 0 advarsler\n');
    expect(await norwegian('init', pack)).toMatchObject({
      code: 3,
      err: `Mappen ${pack} er ikke tom. Oppgi en ny.\n`,
    });

    const wrong = join(folder, 'feil');
    await cp(pack, wrong, { recursive: true });
    const article = await readFile(join(pack, 'articles/first-place.md'), 'utf8');
    await changePack(wrong, {
      'articles/first-place.md': article.replace('house.svg', 'hus.svg'),
    });
    const checked = await norwegian('check', wrong);
    expect(checked).toMatchObject({ code: 1, err: '' });
    expect(checked.out).toMatch(
      /^articles\/first-place\.md:\d+ {2}feil {2}Filen media\/hus\.svg /m,
    );
    expect((await norwegian('check', wrong, '--json')).out).toContain(
      'There is no file media/hus.svg',
    );
    expect((await norwegian('import', wrong)).out).toMatch(/ {2}feil {2}Filen media\/hus\.svg /);

    const shown = await norwegian('import', pack, '--dry-run');
    expect(shown.out).toMatch(
      /^\d+ ville bli lagt til, 0 endret, 0 fjernet; 0 trykte koder ville lede et annet sted\.$/m,
    );
    expect(shown.out).toContain('Ingenting ble importert.\n');
    expect((await norwegian('import', pack)).out).toMatch(
      /^Importert: 6 lagt til, 0 endret, 0 fjernet; 0 trykte koder leder et annet sted\.$/m,
    );
    expect((await norwegian('releases')).out).toMatch(
      /^ {3}1 {2}\d\d\.\d\d\.\d{4} \d\d:\d\d {2}museet, \d+ dokumenter: \d+ lagt til, 0 endret, 0 fjernet {2}\(gjeldende\)\n$/,
    );

    const changed = join(folder, 'endret');
    await cp(pack, changed, { recursive: true });
    const meta = await readFile(join(pack, 'pack.yaml'), 'utf8');
    await changePack(changed, { 'pack.yaml': meta.replace(/^name: .*$/m, 'name: annet') });
    const refused = await norwegian('import', changed);
    expect(refused).toMatchObject({
      code: 1,
      err: 'Denne importen må bekreftes:\n  pakken er «annet», og databasen inneholder «museet»\nSe hva som ville bli endret med --dry-run; importer med --yes.\n',
      questions: ['Importere den? (ja/nei) '],
    });
    await norwegian('import', changed, '--yes');
    expect((await norwegian('rollback', '--yes')).out).toMatch(
      /^Hentet tilbake utgave 1: 0 lagt til, 1 endret, 0 fjernet\. Angre det med: varde rollback 2\n$/,
    );

    const file = join(folder, 'kopi.tar');
    const backup = await norwegian('backup', file);
    expect(backup.out.split('\n')).toEqual([
      expect.stringMatching(
        /kopi\.tar \(\d+,\d MB\): \d+ dokumenter, 1 mediefil, 0 kontoer, favorittene til 0 besøkende, progresjon i 0 rebuser\.$/,
      ),
      'Nøkler og økter er utelatt: etter en gjenoppretting logger besøkende inn på nytt, med passordene de har. --with-secrets tar dem med.',
      `Prøv den: npx varde restore ${file} --verify`,
      '',
    ]);
    expect((await norwegian('restore', file, '--verify')).out).toMatch(
      /kopi\.tar er god: laget \d\d\.\d\d\.\d{4} \d\d:\d\d, .* slik de var, og \d+ sider vises\.\n$/,
    );

    const june = ['--from', '2026-06-01', '--to', '2026-06-30'];
    expect((await norwegian('stats', ...june)).out).toBe(
      'Besøk fra 01.06.2026 til 30.06.2026: ingen ble telt.\n',
    );
    expect((await norwegian('media')).out).toMatch(/^lagrede bilder {11}1 filer {8}0,0 MB$/m);
    expect((await norwegian('prune')).out).toBe('Fjernet 0 filer, 0,0 MB, som ikke brukes.\n');

    const { out } = await norwegian('doctor');
    expect(out).toContain('ok      innhold: Pakken «museet» har ');
    expect(out).toMatch(/^ok {6}sikkerhetskopi: Den siste sikkerhetskopien er 0 timer gammel: /m);
    expect(out).toContain('Før de besøkende kommer (x: gjort');
    expect(out).toContain('[ ] en trykt kode, skannet med en telefon, åpner riktig side\n');
    const json = JSON.parse((await norwegian('doctor', '--json')).out) as object[];
    expect(json).toContainEqual(
      expect.objectContaining({
        subject: 'content',
        text: expect.stringMatching(/^The pack "museet" has/),
      }),
    );
  });
});
