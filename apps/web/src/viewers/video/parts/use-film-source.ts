import { useEffect, useState } from 'react';
import { play as playNow, seekTo } from '#platform/media-acts.ts';
import type { Film } from '#platform/players.ts';
import { playStream } from './play-stream.ts';
import { filmWays } from './film-ways.ts';
import type { FilmWay } from './film-ways.ts';

/** Plays a film by the first way that works; true when none does. Each failure is logged (specification §8). */
export function useFilmSource(video: HTMLVideoElement | null, film: Film): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  const { url, adaptiveUrl } = film;
  useEffect(() => {
    if (!video) return undefined;
    const ways = filmWays({ url, adaptiveUrl }, (type) => video.canPlayType(type));
    const stop = playFirst(video, ways, () => setHasFailed(true));
    return () => {
      stop();
      video.removeAttribute('src');
      video.load();
    };
  }, [video, url, adaptiveUrl]);
  return hasFailed;
}

/** @returns ends what is under way */
function playFirst(
  video: HTMLVideoElement,
  [way, ...others]: readonly FilmWay[],
  onNone: () => void,
): () => void {
  if (!way) {
    onNone();
    return () => undefined;
  }
  const time = video.currentTime;
  let stop = play(video, way, (reason) => {
    stop();
    // oxlint-disable-next-line no-console -- specification §8: video streaming errors are logged
    console.warn(`Video streaming failed (${way.by}): ${reason}`);
    stop = playFirst(video, others, onNone);
    // Where the way before broke off.
    if (time > 0) seekTo(video, time);
  });
  return () => stop();
}

function play(video: HTMLVideoElement, way: FilmWay, onFail: (reason: string) => void): () => void {
  if (way.by === 'library-stream') return playStream(video, way.url, onFail);
  const handleError = () => onFail(video.error?.message || `error ${video.error?.code ?? 0}`);
  video.addEventListener('error', handleError);
  video.src = way.url;
  playNow(video);
  return () => video.removeEventListener('error', handleError);
}
