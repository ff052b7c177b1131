import { expect, it } from 'vitest';
import { videoSources } from './video-sources.ts';

const media = { url: '/film.mp4', adaptiveUrl: '/film.m3u8' };
const file = { by: 'file', url: '/film.mp4' };

it.each([
  ['as a stream where the browser can', 'maybe', 'native-stream'],
  ['with the library where it cannot', '', 'library-stream'],
])('plays %s, and as a file when that fails', (_how, canPlay, by) => {
  expect(videoSources(media, () => canPlay)).toEqual([{ by, url: '/film.m3u8' }, file]);
});

it('plays a film without a stream as a file', () => {
  expect(videoSources({ url: '/film.mp4' }, () => 'maybe')).toEqual([file]);
});
