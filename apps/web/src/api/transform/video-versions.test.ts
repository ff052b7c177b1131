import { expect, it } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { buildMedia } from '#api/testing/build-document.ts';
import { toVersions } from './playable.ts';

const texts = await loadTexts('sv');

const signed = {
  en: { mediaId: 3, src: '/media/file/en' },
  no: { mediaId: 1, src: '/media/file/no' },
  sv: { mediaId: 2, src: '/media/file/sv' },
};

it('toVersions returns nothing for a video with one version', () => {
  expect(toVersions(buildMedia({ media_type: 'video' }), texts)).toEqual([]);
});

it('toVersions lists the original video, then its alternatives, the visitor’s language first', () => {
  const video = buildMedia({
    media_type: 'video',
    src: '/media/file/film',
    adaptiveUrl: '/film.m3u8',
    audio_described: { no: { mediaId: 4, src: '/media/file/described' } },
    sign_language: signed,
  });
  expect(toVersions(video, texts)).toEqual([
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
  expect(toVersions(audio, texts)).toEqual([
    {
      kind: 'sign_language',
      url: '/media/file/sv',
      language: undefined,
      buttonLabel: 'Se på teckenspråk',
    },
  ]);
});
