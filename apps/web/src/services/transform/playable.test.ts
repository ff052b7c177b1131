import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import type { Texts } from '#i18n/texts.ts';
import { buildMedia } from '#services/testing/build-document.ts';
import { toPlayable } from './playable.ts';

let texts: Texts;
beforeAll(async () => {
  texts = await loadTexts('no');
});

type Medium = ReturnType<typeof buildMedia>;
const sound = (given: Partial<Medium>) =>
  toPlayable(buildMedia({ media_type: 'audio', ...given }), 'audio', texts);

const vtt = (said: string) => `WEBVTT\n\n00:02.000 --> 00:04.000\n${said}\n`;

describe('toPlayable', () => {
  it('says what a press does, how long it takes and what it is', () => {
    expect(sound({ title: { no: 'Klokka' }, duration: 154 })).toMatchObject({
      label: 'Lytt 2:34',
      name: 'Lytt 2:34: Klokka',
      caption: { text: 'Klokka', lang: 'nb' },
    });
    expect(sound({ title: {}, description: {}, duration: null })).toMatchObject({
      label: 'Lytt',
      name: 'Lytt',
    });
  });

  it('puts the captions of the visitor’s language first, and names all', () => {
    const captions = { en: vtt('Bell'), fi: vtt('Kello'), no: vtt('Klokke') };
    const { captions: shown } = sound({ identifier: '00ff', closed_captions: captions });
    expect(shown).toEqual([
      { url: '/media/captions/00ff/no.vtt', lang: 'nb', label: 'norsk' },
      { url: '/media/captions/00ff/en.vtt', lang: 'en', label: 'engelsk' },
      { url: '/media/captions/00ff/fi.vtt', lang: 'fi', label: 'fi' },
    ]);
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
  ])('gives the words %s', (_how, given, lines) => {
    const words = { closed_captions: {}, transcript: {}, ...given };
    expect(sound(words).transcript).toEqual({ lang: 'nb', lines });
  });

  it('gives what it tells in plain language, where somebody wrote that', () => {
    const plain_language = { no: 'En.\n\nTo.' };
    expect(sound({ plain_language }).plain).toEqual({
      lang: 'nb',
      lines: [{ text: 'En.' }, { text: 'To.' }],
    });
    expect(sound({}).plain).toBeUndefined();
  });

  it('gives no words where there are none', () => {
    expect(sound({ closed_captions: {}, transcript: {} }).transcript).toBeUndefined();
  });
});
