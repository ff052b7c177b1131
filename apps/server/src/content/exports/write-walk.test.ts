import { describe, expect, it } from 'vitest';
import { xmlText } from '@varde/domain/xml-text';
import { type WalkExport, writeCsv } from './write-walk.ts';

const walk = (title: string): WalkExport => ({
  title: 'Tur',
  description: '',
  language: 'no',
  url: 'https://varde.example/group/1',
  owner: '',
  creator: 'Varde',
  isOrdered: false,
  stops: [{ title, description: 'a,b\n"c"', lat: -60.5, lng: 5, url: 'https://varde.example/x' }],
  line: [],
});

describe('writeCsv', () => {
  it('quotes special characters and leaves numbers unquoted', () => {
    expect(writeCsv(walk('Sted')).split('\r\n')[1]).toBe(
      ',Sted,-60.5,5,"a,b\n""c""",https://varde.example/x',
    );
  });

  it.each(['a\nb', 'a\rb', 'a,b', 'a"b'])('quotes %j', (title) =>
    expect(writeCsv(walk(title))).toContain(`\r\n,"${title.replace('"', '""')}",`),
  );

  it.each(['=1+1', '+47 55', '-sti', '@navn', '\t1'])(
    'escapes a title that looks like a formula: %j',
    (title) => expect(writeCsv(walk(title)).split('\r\n')[1]).toContain(`,'${title}`),
  );
  it.each([
    ['a;=1+1;b', "a;'=1+1;b"],
    ['a\t=1+1\tb', "a\t'=1+1\tb"],
    ['a;"=1+1"', 'a;"\'=1+1"'],
    ['a;+47;-1;@x', "a;'+47;'-1;'@x"],
    ['\t=1', "'\t'=1"],
    ['a\n=1+1', "a\n'=1+1"],
  ])('escapes what a spreadsheet with other separators would evaluate: %j', (title, safe) => {
    expect(writeCsv(walk(title))).toContain(safe.replaceAll('"', '""'));
  });

  it.each(['a; b = c', 'Sol, +4 grader', '1 < 2; 3', 'https://varde.example/?a=1;b=-2'])(
    'leaves other text as it is: %j',
    (title) => expect(writeCsv(walk(title))).toContain(title),
  );
});

it('xmlText removes characters that XML cannot represent', () => {
  expect(xmlText('a\u0000b\uFFFFc\uD800d & <e>')).toBe('abcd &amp; &lt;e&gt;');
});
