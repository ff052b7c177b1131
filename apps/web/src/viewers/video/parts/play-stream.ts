/** Plays a stream with the library, which comes only when a browser cannot do without it. */
import { play } from '#platform/media-acts.ts';
import type Hls from 'hls.js/light';
import type { FilmPlace } from './film-ways.ts';

/**
 * @param onFail called once, when the stream cannot be played or breaks off
 * @returns ends it
 */
export function playStream(
  video: HTMLVideoElement,
  url: string,
  { at, isPaused }: FilmPlace,
  onFail: (reason: string) => void,
): () => void {
  let hls: Hls | undefined;
  let isOver = false;
  const fail = (reason: string) => {
    if (isOver) return;
    isOver = true;
    onFail(reason);
  };
  const begin = async () => {
    const { default: Library } = await import('hls.js/light');
    if (isOver) return;
    if (!Library.isSupported()) return fail('the browser cannot put streams together');
    // The worker would be made from a text, which the page's policy refuses.
    hls = new Library({ enableWorker: false, startPosition: at });
    hls.on(Library.Events.ERROR, (_event, { fatal, type, details }) => {
      if (fatal) fail(`${type}, ${details}`);
    });
    hls.loadSource(url);
    hls.attachMedia(video);
    if (!isPaused) play(video);
  };
  begin().catch((error: unknown) => fail(String(error)));
  return () => {
    isOver = true;
    hls?.destroy();
  };
}
