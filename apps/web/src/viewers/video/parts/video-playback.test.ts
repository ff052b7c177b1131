import { beforeEach, expect, it } from 'vitest';
import type { PlayableMedia, MediaVersion } from '#state/players.ts';
import { stubStorage } from '#browser/testing/stub-storage.ts';
import { firstVersion, storeVersion, videoSources } from './video-playback.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  stubStorage(stored);
});

const ordinary: MediaVersion = { kind: 'ordinary', url: '/film', adaptiveUrl: '/film.m3u8' };
const described: MediaVersion = { kind: 'audio_described', url: '/described' };
const signed: MediaVersion = { kind: 'sign_language', url: '/signed' };
const media: PlayableMedia = {
  url: '/film',
  captions: [],
  versions: [ordinary, described, signed],
};

it('begins with the film as it is', () => expect(firstVersion(media)).toBe(ordinary));

it('begins with the kind that was chosen last', () => {
  storeVersion(signed);
  expect(stored.get('filmversion')).toBe('sign_language');
  expect(firstVersion(media)).toBe(signed);
});

it('begins with what was asked for, whatever was chosen last', () => {
  storeVersion(signed);
  expect(firstVersion({ ...media, opens: '/described' })).toBe(described);
});

it('begins with a film that is told in one way only, whatever was chosen last', () => {
  storeVersion(signed);
  const only = { ...media, versions: [], adaptiveUrl: '/film.m3u8' };
  expect(firstVersion(only)).toEqual(ordinary);
});

const sources = { url: '/film.mp4', adaptiveUrl: '/film.m3u8' };
const file = { by: 'file', url: '/film.mp4' };

it.each([
  ['as a stream where the browser can', 'maybe', 'native-stream'],
  ['with the library where it cannot', '', 'library-stream'],
])('plays %s, and as a file when that fails', (_how, canPlay, by) => {
  expect(videoSources(sources, () => canPlay)).toEqual([{ by, url: '/film.m3u8' }, file]);
});

it('plays a film without a stream as a file', () => {
  expect(videoSources({ url: '/film.mp4' }, () => 'maybe')).toEqual([file]);
});
