import { useState } from 'react';
import type { Film, FilmVersion } from '#platform/players.ts';
import type { FilmPlace } from './film-ways.ts';
import { firstVersion, keepVersion } from './kept-version.ts';

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
