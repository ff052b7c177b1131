import { describe, expect, it } from 'vitest';
import { isWebVtt, readCues } from './playable.ts';

describe('readCues', () => {
  it('reads times with and without hours, in their order', () => {
    const vtt = `WEBVTT

2
01:00:02.500 --> 01:00:04.000 align:start
Sist

00:01.000 --> 00:02.000
Først
`;
    expect(readCues(vtt)).toEqual([
      { start: 1, text: 'Først' },
      { start: 3602.5, text: 'Sist' },
    ]);
  });

  it.each([
    ['two lines as one', 'Kirka står\npå et nes', 'Kirka står på et nes'],
    ['who speaks', '<v Kari Moe>God dag', 'Kari Moe: God dag'],
    ['words without their looks', '<i>Aa</i> <c.yellow>Bb</c> <00:01.200>Cc', 'Aa Bb Cc'],
    ['letters that are written out', 'Hammer &amp; ambolt &lt;1700', 'Hammer & ambolt <1700'],
  ])('gives %s', (_what, said, text) => {
    expect(readCues(`WEBVTT\n\n00:01.000 --> 00:02.000\n${said}\n`)).toEqual([{ start: 1, text }]);
  });

  it.each([
    ['notes', 'NOTE 00:01.000 is early'],
    ['styles', 'STYLE\n::cue { color: red }'],
    ['a time without words', '00:01.000 --> 00:02.000'],
    ['a wrong time', 'soon --> later\nHei'],
  ])('leaves out %s', (_what, block) => {
    expect(readCues(`WEBVTT\r\n\r\n${block}\r\n`)).toEqual([]);
  });
});

describe('isWebVtt', () => {
  it.each([
    ['WEBVTT\n\n', true],
    ['\uFEFFWEBVTT - Urnes\n', true],
    ['WEBVTT', true],
    ['WEBVTTS\n', false],
    ['Kirka står på et nes.', false],
    ['/media/file/t', false],
  ])('of %j is %s', (text, expected) => expect(isWebVtt(text)).toBe(expected));
});
