import { describe, expect, it } from 'vitest';
import { type WalkExport, writeCsv, xmlText } from './write-walk.ts';

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

  it.each(['=1+1', '+47 55', '-sti', '@navn', '\t=1'])(
    'escapes a title that looks like a formula: %j',
    (title) => expect(writeCsv(walk(title)).split('\r\n')[1]).toContain(`,'${title}`),
  );
});

it('xmlText removes characters that XML cannot represent', () => {
  expect(xmlText('a\u0000b\uFFFFc\uD800d & <e>')).toBe('abcd &amp; &lt;e&gt;');
});
