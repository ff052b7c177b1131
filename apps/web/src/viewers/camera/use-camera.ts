/** The one camera of the page: open while it is seen, let go of when the visitor leaves or looks at something else. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { createDetector } from './parts/create-detector.ts';
import { cameraTrouble, closeCamera, openCamera } from './parts/open-camera.ts';
import type { CameraTrouble } from './parts/open-camera.ts';
import { readFrames } from './parts/read-frames.ts';
import { hasTorch, lightTorch } from './parts/torch.ts';

export type CameraState =
  | { readonly status: 'opening' }
  | { readonly status: 'reading'; readonly stream: MediaStream; readonly hasTorch: boolean }
  | { readonly status: 'failed'; readonly why: CameraTrouble | 'chunk' };

const OPENING = { status: 'opening' } as const;

/**
 * Reads codes from the camera as long as the component stands and the page is seen.
 * What went wrong stands until the component is shown anew.
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onText: (text: string) => Promise<void>,
): CameraState {
  const [state, setState] = useState<CameraState>(OPENING);
  const isSeen = usePageSeen();
  const tell = useEffectEvent(onText);
  useEffect(() => {
    const shown = video.current;
    if (!isSeen || !shown) return undefined;
    const over = new AbortController();
    const { signal } = over;
    const become = (next: CameraState) => !signal.aborted && setState(next);
    run(shown, { signal, become, onText: (text) => tell(text) }).catch((error: unknown) =>
      become({ status: 'failed', why: isChunkError(error) ? 'chunk' : cameraTrouble(error) }),
    );
    return () => {
      over.abort();
      setState(OPENING);
    };
  }, [video, isSeen]);
  return state;
}

interface Run {
  readonly signal: AbortSignal;
  readonly become: (state: CameraState) => void;
  readonly onText: (text: string) => Promise<void>;
}

/** The reader comes while the camera opens. */
async function run(video: HTMLVideoElement, { signal, become, onText }: Run): Promise<void> {
  const [opened, created] = await Promise.allSettled([openCamera(), createDetector()]);
  if (opened.status === 'rejected') throw opened.reason;
  const stream = opened.value;
  const close = () => closeCamera(stream);
  if (signal.aborted || created.status === 'rejected') {
    close();
    if (created.status === 'rejected') throw created.reason;
    return;
  }
  signal.addEventListener('abort', close);
  video.srcObject = stream;
  // Taken away before it began to play, which the next run does.
  await video.play().catch(() => undefined);
  become({ status: 'reading', stream, hasTorch: hasTorch(stream) });
  await readFrames({ detector: created.value, video, onText, signal }).finally(close);
}

const isChunkError = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

function usePageSeen(): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    const look = () => setSeen(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}

/** The light of an open camera. */
export function useTorch(stream: MediaStream) {
  const [isLit, setLit] = useState(false);
  const toggle = async () => {
    if (await lightTorch(stream, !isLit)) setLit(!isLit);
  };
  return { isLit, toggle };
}
