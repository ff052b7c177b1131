import { afterEach, expect, it, vi } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { buildMedia } from '#api/testing/build-document.ts';
import { toVersions } from './playable.ts';
import { toMediaImage } from './image.ts';

const site = vi.hoisted(() => ({ mediaHosts: { 'mm.example': 'ems.example' } }));
vi.mock('@tanstack/react-start', async (original) => ({
  ...(await original<object>()),
  getGlobalStartContext: () => site,
}));

afterEach(() => vi.restoreAllMocks());

it.each([
  ['https://mm.example/image/01', 'https://ems.example/image/01'],
  ['https://other.example/image/01', 'https://other.example/image/01'],
  ['/media/image/abc', '/media/image/abc'],
])('mediaUrl rewrites %s to %s', (url, expectedUrl) => {
  expect(toMediaImage(buildMedia({ url }), 'no')?.url).toBe(expectedUrl);
});

it('toPlayable rewrites every version of a video to the new host', async () => {
  const video = buildMedia({
    media_type: 'video',
    src: 'https://mm.example/film.mp4',
    adaptiveUrl: 'https://mm.example/film.m3u8',
    sign_language: { no: { mediaId: 2, src: 'https://mm.example/signed.mp4' } },
  });
  expect(toVersions(video, await loadTexts('no'))).toMatchObject([
    { url: 'https://ems.example/film.mp4', adaptiveUrl: 'https://ems.example/film.m3u8' },
    { url: 'https://ems.example/signed.mp4' },
  ]);
});
