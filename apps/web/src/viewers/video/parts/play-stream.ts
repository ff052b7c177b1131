/** Plays a stream with the library, which comes only when a browser cannot do without it. */
import { play } from '#platform/media-acts.ts';
import type Hls from 'hls.js/light';
import type { FilmPlace } from './film-ways.ts';

/** Tries for a piece, seven seconds in all: the library's own would let the visitor wait half a minute for the file. */
const PATIENCE = {
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs: 60_000,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: 3, retryDelayMs: 1_000, maxRetryDelayMs: 4_000 },
  },
};

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
    hls = new Library({ enableWorker: false, startPosition: at, fragLoadPolicy: PATIENCE });
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
