import { describe, expect, it } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { buildMedia } from '#api/testing/build-document.ts';
import { isWebVtt, readCues, toPlayable, toVersions } from './playable.ts';

describe('readCues', () => {
  it('parses times with and without hours and sorts them', () => {
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
    ['speakers', '<v Kari Moe>God dag', 'Kari Moe: God dag'],
    ['text without markup', '<i>Aa</i> <c.yellow>Bb</c> <00:01.200>Cc', 'Aa Bb Cc'],
    ['decoded entities', 'Hammer &amp; ambolt &lt;1700', 'Hammer & ambolt <1700'],
  ])('returns %s', (_what, cueText, text) => {
    expect(readCues(`WEBVTT\n\n00:01.000 --> 00:02.000\n${cueText}\n`)).toEqual([
      { start: 1, text },
    ]);
  });

  it.each([
    ['notes', 'NOTE 00:01.000 is early'],
    ['styles', 'STYLE\n::cue { color: red }'],
    ['a time without text', '00:01.000 --> 00:02.000'],
    ['an invalid time', 'soon --> later\nHei'],
  ])('leaves out %s', (_what, block) => expect(readCues(`WEBVTT\r\n\r\n${block}\r\n`)).toEqual([]));
});

it.each([
  ['WEBVTT\n\n', true],
  ['\uFEFFWEBVTT - Urnes\n', true],
  ['WEBVTT', true],
  ['WEBVTTS\n', false],
  ['Kirka står på et nes.', false],
  ['/media/file/t', false],
])('isWebVtt of %j is %s', (text, expected) => expect(isWebVtt(text)).toBe(expected));

const texts = await loadTexts('no');

type Medium = ReturnType<typeof buildMedia>;
const audio = (overrides: Partial<Medium>) =>
  toPlayable(buildMedia({ media_type: 'audio', ...overrides }), 'audio', texts);

const vtt = (cueText: string) => `WEBVTT\n\n00:02.000 --> 00:04.000\n${cueText}\n`;

describe('toPlayable', () => {
  it('labels the button with action, duration and title', () => {
    expect(audio({ title: { no: 'Klokka' }, duration: 154 })).toMatchObject({
      label: 'Lytt 2:34',
      name: 'Lytt 2:34: Klokka',
      caption: { text: 'Klokka', lang: 'nb' },
    });
    expect(audio({ title: {}, description: {}, duration: null })).toMatchObject({
      label: 'Lytt',
      name: 'Lytt',
    });
  });

  it('lists captions with the visitor’s language first, all labelled', () => {
    const captions = { en: vtt('Bell'), fi: vtt('Kello'), no: vtt('Klokke') };
    expect(audio({ identifier: '00ff', closed_captions: captions }).captions).toEqual([
      { url: '/media/captions/00ff/no.vtt', lang: 'nb', label: 'norsk' },
      { url: '/media/captions/00ff/en.vtt', lang: 'en', label: 'engelsk' },
      { url: '/media/captions/00ff/fi.vtt', lang: 'fi', label: 'fi' },
    ]);
  });

  it('lists captions only of a URL or WebVTT', () => {
    expect(audio({ closed_captions: { no: '/media/file/t' } }).captions).toEqual([
      { url: '/media/file/t', lang: 'nb', label: 'norsk' },
    ]);
    expect(audio({ closed_captions: { no: 'God dag' } }).captions).toEqual([]);
  });

  it.each<[string, Partial<Medium>, unknown]>([
    [
      'with times from the captions',
      { closed_captions: { no: vtt('Hør.') } },
      [{ start: 2, text: 'Hør.' }],
    ],
    [
      'with times where text and captions are in the same language',
      { closed_captions: { no: vtt('Hør.') }, transcript: { no: 'Lest.' } },
      [{ start: 2, text: 'Hør.' }],
    ],
    [
      'as text where only that is in the visitor’s language',
      { closed_captions: { en: vtt('Hear.') }, transcript: { no: 'En.\n\nTo.' } },
      [{ text: 'En.' }, { text: 'To.' }],
    ],
    [
      'with times where the text has them itself',
      { transcript: { no: vtt('Hør.') } },
      [{ start: 2, text: 'Hør.' }],
    ],
  ])('returns the transcript %s', (_how, overrides, lines) => {
    const tracks = { closed_captions: {}, transcript: {}, ...overrides };
    expect(audio(tracks).transcript).toEqual({ lang: 'nb', lines });
  });

  it('returns the plain-language text if there is one', () => {
    const plain_language = { no: 'En.\n\nTo.' };
    expect(audio({ plain_language }).plain).toEqual({
      lang: 'nb',
      lines: [{ text: 'En.' }, { text: 'To.' }],
    });
    expect(audio({}).plain).toBeUndefined();
  });

  it('returns no transcript if there is none', () => {
    expect(audio({ closed_captions: {}, transcript: {} }).transcript).toBeUndefined();
  });
});

const swedish = await loadTexts('sv');
const signed = {
  en: { mediaId: 3, src: '/media/file/en' },
  no: { mediaId: 1, src: '/media/file/no' },
  sv: { mediaId: 2, src: '/media/file/sv' },
};

it('toVersions returns nothing for a video with one version', () => {
  expect(toVersions(buildMedia({ media_type: 'video' }), swedish)).toEqual([]);
});

it('toVersions lists the original video, then its alternatives, the visitor’s language first', () => {
  const video = buildMedia({
    media_type: 'video',
    src: '/media/file/film',
    adaptiveUrl: '/film.m3u8',
    audio_described: { no: { mediaId: 4, src: '/media/file/described' } },
    sign_language: signed,
  });
  expect(toVersions(video, swedish)).toEqual([
    { kind: 'ordinary', url: '/media/file/film', adaptiveUrl: '/film.m3u8' },
    {
      kind: 'audio_described',
      url: '/media/file/described',
      language: 'norska',
      buttonLabel: 'Se med syntolkning (norska)',
    },
    {
      kind: 'sign_language',
      url: '/media/file/sv',
      language: undefined,
      buttonLabel: 'Se på teckenspråk',
    },
    {
      kind: 'sign_language',
      url: '/media/file/no',
      language: 'norska',
      buttonLabel: 'Se på teckenspråk (norska)',
    },
    {
      kind: 'sign_language',
      url: '/media/file/en',
      language: 'engelska',
      buttonLabel: 'Se på teckenspråk (engelska)',
    },
  ]);
});

it('toVersions lists only the videos of an audio', () => {
  const audio = buildMedia({ media_type: 'audio', sign_language: { sv: signed.sv } });
  expect(toVersions(audio, swedish)).toEqual([
    {
      kind: 'sign_language',
      url: '/media/file/sv',
      language: undefined,
      buttonLabel: 'Se på teckenspråk',
    },
  ]);
});
