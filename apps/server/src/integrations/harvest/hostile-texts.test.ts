import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPack } from '@varde/content-pack/read-pack';
import { makeSlug } from '@varde/domain/make-slug';
import { runImport, errorsOf, harvestForEach } from '#test/harvested.ts';
import { plainMarkdown, plainTitle } from './pack-values.ts';
import { readXml } from './read-xml.ts';

const fixture = harvestForEach();

/** Syntax of YAML, Markdown and packs. */
const MARKS = fc.constantFrom(
  '---',
  '# no: ',
  '{{a}}',
  '\n\n',
  '\n',
  '* ',
  '- ',
  '1. ',
  '> ',
  '```',
  '    ',
  '&a',
  '*a',
  '!!js',
  ': ',
  ' #',
  '"',
  "'",
  '<script>',
  '</p>',
  '<!--',
  '&lt;',
  '[a](javascript:b)',
  '![](x)',
  'article:9',
  '\\',
  '|',
  '~~',
  '\u202e',
  '\u0000',
  '\ud800',
);
const PROSE = fc
  .array(fc.oneof(MARKS, fc.string({ unit: 'binary', maxLength: 12 }), fc.lorem({ maxCount: 3 })), {
    maxLength: 12,
  })
  .map((fragments) => fragments.join(''));

it('any source text becomes a valid pack', async () => {
  const rows = fc.sample(
    fc.record({ title: PROSE, text: PROSE, themes: PROSE, link: PROSE, kind: PROSE }),
    200,
  );
  const features = rows.map((properties, id) => ({
    type: 'Feature',
    id,
    properties,
    geometry: null,
  }));
  const file = join(fixture.folder.path, '../a.geojson');
  await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }));
  await runImport(['--from', 'geojson', file, '--limit', '500'], fixture.folder);
  expect(await errorsOf(fixture.folder)).toEqual([]);
  const { pack } = await readPack(fixture.folder.path);
  const titled = rows.filter(({ title }) => title.trim() !== '' && plainTitle(title) !== '');
  expect(pack.documents.filter(({ kind }) => kind === 'article')).toHaveLength(titled.length);
});

describe('plain text', () => {
  it.each([
    ['Kirke', 'Kirke'],
    ['  To\n linjer ', 'To linjer'],
    ['<b>Fet</b> &amp; fin', 'Fet & fin'],
    ['5 < 7 & 8 > 3', '5 < 7 & 8 > 3'],
    ['<script>alert(1)</script>', ''],
    ['a\u0000b\ud800', 'a b\ufffd'],
    [`a${'😀'.repeat(100)}`, `a${'😀'.repeat(99)}…`],
  ])('of the title %j are %j', (source, title) => expect(plainTitle(source)).toBe(title));

  it.each([
    ['En linje.\nEn til.', 'En linje.\n\nEn til.'],
    ['# Ikke tittel', '\\# Ikke tittel'],
    ['1. januar', '1\\. januar'],
    ['- punkt', '\\- punkt'],
    ['---', '\\---'],
    ['{{blokk}}', '\\{\\{blokk}}'],
    ['[a](b) *c* _d_', '\\[a\\](b) \\*c\\* \\_d\\_'],
    ['5 < 7 &lt;', '5 \\< 7 \\<'],
  ])('of the text %j are %j', (source, text) => expect(plainMarkdown(source)).toBe(text));

  it.each([
    ['Blåbærøya i Ål', 'blabaeroya-i-al'],
    ['../../etc/passwd', 'etc-passwd'],
    ['CON', 'con'],
    ['Ærlig Łódź', 'aerlig-lodz'],
    ['日本', 'x'],
    ['a'.repeat(500), 'a'.repeat(60)],
  ])('of the name %s are %s', (source, slug) => expect(makeSlug(source, 'x')).toBe(slug));
});

describe('XML', () => {
  const read = (text: string) => readXml(Buffer.from(text));
  it('is parsed with unprefixed names, attributes, entities and CDATA', () => {
    expect(
      read('<a:r xmlns:a="x"><a:b k="1">t &amp; &#229;</a:b><c><![CDATA[<p>]]></c></a:r>'),
    ).toMatchObject({ r: { b: { '@k': '1', '#text': 't & å' }, c: '<p>' } });
  });
  it('with thousands of character references is parsed completely', () => {
    const { r } = read(`<r>${'<b>&amp;</b>'.repeat(5_000)}</r>`) as { r: { b: unknown[] } };
    expect(r.b).toHaveLength(5_000);
  });
  it('is decoded by its declared encoding', () => {
    const latin = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>\xe5</a>', 'latin1');
    expect(readXml(latin)).toEqual({ a: 'å' });
  });
  it.each([
    ['entities of its own', '<!DOCTYPE a><a/>'],
    ['an entity further down', '<a><!ENTITY b "c"></a>'],
    ['plain text', 'text'],
    ['nothing', ''],
    ['tags without an end', '<a>'.repeat(100_000)],
  ])('is undefined for %s', (_, text) => expect(read(text)).toBeUndefined());
});
