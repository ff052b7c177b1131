import { beforeEach, expect, it } from 'vitest';
import type { PlayableMedia, MediaVersion } from '#state/players.ts';
import { stubStorage } from '#browser/testing/stub-storage.ts';
import { firstVersion, storeVersion, videoSources } from './video-playback.ts';

let stored: Map<string, string>;

beforeEach(() => void (stored = stubStorage()));

const ordinary: MediaVersion = { kind: 'ordinary', url: '/film', adaptiveUrl: '/film.m3u8' };
const described: MediaVersion = { kind: 'audio_described', url: '/described' };
const signed: MediaVersion = { kind: 'sign_language', url: '/signed' };
const media: PlayableMedia = {
  url: '/film',
  captions: [],
  versions: [ordinary, described, signed],
};

it('firstVersion is ordinary by default', () => expect(firstVersion(media)).toBe(ordinary));

it('firstVersion returns the kind that was chosen last', () => {
  storeVersion(signed);
  expect(stored.get('filmversion')).toBe('sign_language');
  expect(firstVersion(media)).toBe(signed);
});

it('firstVersion returns the requested version, whatever was chosen last', () => {
  storeVersion(signed);
  expect(firstVersion({ ...media, opens: '/described' })).toBe(described);
});

it('firstVersion returns the only version, whatever was chosen last', () => {
  storeVersion(signed);
  expect(firstVersion({ ...media, versions: [], adaptiveUrl: '/film.m3u8' })).toEqual(ordinary);
});

const sources = { url: '/film.mp4', adaptiveUrl: '/film.m3u8' };
const file = { by: 'file', url: '/film.mp4' };

it.each([
  ['the native stream where supported', 'maybe', 'native-stream'],
  ['the stream with hls.js elsewhere', '', 'library-stream'],
])('videoSources lists %s, then the file', (_how, canPlay, by) => {
  expect(videoSources(sources, () => canPlay)).toEqual([{ by, url: '/film.m3u8' }, file]);
});

it('videoSources lists only the file of a video without a stream', () => {
  expect(videoSources({ url: '/film.mp4' }, () => 'maybe')).toEqual([file]);
});
