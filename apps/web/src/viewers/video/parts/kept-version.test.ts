import { beforeEach, expect, it } from 'vitest';
import type { Film, FilmVersion } from '#state/players.ts';
import { stubStorage } from '#browser/testing/stub-storage.ts';
import { firstVersion, keepVersion } from './use-film-version.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  stubStorage(stored);
});

const ordinary: FilmVersion = { kind: 'ordinary', url: '/film', adaptiveUrl: '/film.m3u8' };
const described: FilmVersion = { kind: 'audio_described', url: '/described' };
const signed: FilmVersion = { kind: 'sign_language', url: '/signed' };
const film: Film = { url: '/film', captions: [], versions: [ordinary, described, signed] };

it('begins with the film as it is', () => expect(firstVersion(film)).toBe(ordinary));

it('begins with the kind that was chosen last', () => {
  keepVersion(signed);
  expect(stored.get('filmversion')).toBe('sign_language');
  expect(firstVersion(film)).toBe(signed);
});

it('begins with what was asked for, whatever was chosen last', () => {
  keepVersion(signed);
  expect(firstVersion({ ...film, opens: '/described' })).toBe(described);
});

it('begins with a film that is told in one way only, whatever was chosen last', () => {
  keepVersion(signed);
  const only = { ...film, versions: [], adaptiveUrl: '/film.m3u8' };
  expect(firstVersion(only)).toEqual(ordinary);
});
