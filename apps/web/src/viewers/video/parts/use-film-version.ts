import { useState } from 'react';
import type { Film, FilmVersion } from '#state/players.ts';
import { readStored, writeStored } from '#browser/storage.ts';
import type { FilmPlace } from './film-ways.ts';

/** What of a film is played, and how it begins. */
export interface FilmStart extends FilmPlace {
  readonly version: FilmVersion;
}

/** The version that is played; another goes on at the same place, and rests if the one before did. */
export function useFilmVersion(video: HTMLVideoElement | null, film: Film) {
  const [start, setStart] = useState<FilmStart>(() => ({
    version: firstVersion(film),
    at: 0,
    isPaused: false,
  }));
  const choose = (version: FilmVersion) => {
    keepVersion(version);
    setStart({ version, at: video?.currentTime ?? 0, isPaused: video?.paused ?? false });
  };
  const tryAgain = () =>
    setStart({ ...start, at: Math.max(start.at, video?.currentTime ?? 0), isPaused: false });
  return { start, choose, tryAgain };
}

/** Where the device remembers which kind of film the visitor chose. */
const KEY = 'filmversion';

export function keepVersion({ kind }: FilmVersion): void {
  writeStored(KEY, kind);
}

/** The version that a film begins with: what was asked for, else of the kind that was chosen last, else as it is. */
export function firstVersion({ versions, opens, url, adaptiveUrl }: Film): FilmVersion {
  const kept = readStored(KEY);
  return (
    versions.find((version) => version.url === opens) ??
    versions.find(({ kind }) => kind === kept) ??
    versions[0] ?? { kind: 'ordinary', url, adaptiveUrl }
  );
}
