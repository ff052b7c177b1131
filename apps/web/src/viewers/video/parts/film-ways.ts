/** The ways to a film, best first: as a stream where the browser or the library can, else as one file. */
import type { Film } from '#state/players.ts';

export interface FilmWay {
  readonly by: 'native-stream' | 'library-stream' | 'file';
  readonly url: string;
}

/** Where a film begins, or goes on. */
export interface FilmPlace {
  /** Seconds. */
  readonly at: number;
  readonly isPaused: boolean;
}

const STREAM_TYPE = 'application/vnd.apple.mpegurl';

export function filmWays(
  { url, adaptiveUrl }: Pick<Film, 'url' | 'adaptiveUrl'>,
  canPlay: (type: string) => string,
): FilmWay[] {
  const file: FilmWay = { by: 'file', url };
  if (!adaptiveUrl) return [file];
  const by = canPlay(STREAM_TYPE) === '' ? 'library-stream' : 'native-stream';
  return [{ by, url: adaptiveUrl }, file];
}
