import { useEffect, useState } from 'react';
import { play as playNow, seekTo } from '#platform/media-acts.ts';
import { playStream } from './play-stream.ts';
import { filmWays } from './film-ways.ts';
import type { FilmPlace, FilmWay } from './film-ways.ts';
import type { FilmStart } from './use-film-version.ts';

/** Plays a film by the first way that works; true when none does. Each failure is logged (specification §8). */
export function useFilmSource(video: HTMLVideoElement | null, start: FilmStart): boolean {
  const [failed, setFailed] = useState<FilmStart>();
  useEffect(() => {
    if (!video) return undefined;
    const ways = filmWays(start.version, (type) => video.canPlayType(type));
    const stop = playFirst(video, ways, start, () => setFailed(start));
    return () => {
      stop();
      video.removeAttribute('src');
      video.load();
    };
  }, [video, start]);
  return failed === start;
}

/** @returns ends what is under way */
function playFirst(
  video: HTMLVideoElement,
  [way, ...others]: readonly FilmWay[],
  place: FilmPlace,
  onNone: () => void,
): () => void {
  if (!way) {
    onNone();
    return () => undefined;
  }
  let stop = play(video, way, place, (reason) => {
    const next = placeOf(video, place);
    stop();
    // oxlint-disable-next-line no-console -- specification §8: video streaming errors are logged
    console.warn(`Video streaming failed (${way.by}): ${reason}`);
    stop = playFirst(video, others, next, onNone);
  });
  return () => stop();
}

/** Where the way broke off, or was to begin. */
function placeOf(video: HTMLVideoElement, { at, isPaused }: FilmPlace): FilmPlace {
  const hasBegun = video.currentTime > 0;
  return { at: hasBegun ? video.currentTime : at, isPaused: hasBegun ? video.paused : isPaused };
}

function play(
  video: HTMLVideoElement,
  way: FilmWay,
  place: FilmPlace,
  onFail: (reason: string) => void,
): () => void {
  if (way.by === 'library-stream') return playStream(video, way.url, place, onFail);
  const handleError = () => onFail(video.error?.message || `error ${video.error?.code ?? 0}`);
  video.addEventListener('error', handleError);
  video.src = way.url;
  seekTo(video, place.at);
  if (!place.isPaused) playNow(video);
  return () => video.removeEventListener('error', handleError);
}
