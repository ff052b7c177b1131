/** Looks at what the camera sees, picture by picture, and tells each text once. */
import { ChunkLoadError } from '#platform/load-chunk.ts';
import type { Detector } from './create-detector.ts';

/** A code that has been gone this long may be told again: the visitor has come back to it. */
const GONE_AFTER_MS = 1_500;

export interface FrameSource {
  readonly detector: Detector;
  readonly video: HTMLVideoElement;
  /** Nothing is read before it has been answered. */
  readonly onText: (text: string) => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Ends when the signal says so.
 * @throws ChunkLoadError when what reads does not come
 */
export async function readFrames({ detector, video, onText, signal }: FrameSource): Promise<void> {
  let told: string | undefined;
  let seenAt = 0;
  // Each picture is read after the one before it.
  /* oxlint-disable no-await-in-loop */
  while (!signal.aborted) {
    await nextFrame(video);
    if (signal.aborted) return;
    const [found] = await detectIn(detector, video);
    const now = performance.now();
    if (!found) {
      if (now - seenAt > GONE_AFTER_MS) told = undefined;
      continue;
    }
    seenAt = now;
    if (found.rawValue === told || signal.aborted) continue;
    told = found.rawValue;
    await onText(told);
  }
  /* oxlint-enable no-await-in-loop */
}

/** A picture that cannot be read is as one without a code: the next comes at once. */
async function detectIn(detector: Detector, video: HTMLVideoElement) {
  try {
    return await detector.detect(video);
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    return [];
  }
}

/** The camera's next picture; between pictures the page can answer presses. */
function nextFrame(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(() => resolve());
    else requestAnimationFrame(() => resolve());
  });
}
