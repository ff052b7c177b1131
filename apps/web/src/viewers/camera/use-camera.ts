/** The one camera of the page: open while it is seen, let go of when the visitor leaves or looks at something else. */
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { ChunkLoadError } from '#browser/load-chunk.ts';
import { createDetector, type Detector } from './parts/create-detector.ts';

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
  const reportText = useEffectEvent(onText);
  useEffect(() => {
    const shown = video.current;
    if (!isSeen || !shown) return undefined;
    const over = new AbortController();
    const { signal } = over;
    const become = (next: CameraState) => !signal.aborted && setState(next);
    run(shown, { signal, become, onText: (text) => reportText(text) }).catch((error: unknown) =>
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

/** The back camera of the device, and why it cannot be had. */

/** Refused by the visitor or the browser; there is none; another program holds it. */
type CameraTrouble = 'denied' | 'none' | 'busy';

/** Sharp enough for a code an armlength away, and few enough points to be searched many times a second. */
const CONSTRAINTS: MediaStreamConstraints = {
  audio: false,
  video: {
    facingMode: { ideal: 'environment' },
    width: { ideal: 1280 },
    height: { ideal: 720 },
  },
};

/** @throws what `cameraTrouble` reads */
async function openCamera(): Promise<MediaStream> {
  // Missing where the page did not come over a safe line.
  if (!('mediaDevices' in navigator)) throw new DOMException('No camera', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia(CONSTRAINTS);
}

function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

const TROUBLES: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

function cameraTrouble(error: unknown): CameraTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return TROUBLES[name] ?? 'none';
}

/** The camera's light. Only some browsers know of it, and TypeScript's own types do not. */

interface LitCapabilities extends MediaTrackCapabilities {
  readonly torch?: boolean;
}

interface LitConstraint extends MediaTrackConstraintSet {
  readonly torch: boolean;
}

function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  // Firefox does not say what a camera can do.
  if (!track || !('getCapabilities' in track)) return false;
  const capabilities: LitCapabilities = track.getCapabilities();
  return capabilities.torch === true;
}

/** Resolves with whether the light is as wanted. */
async function lightTorch(stream: MediaStream, on: boolean): Promise<boolean> {
  const constraint: LitConstraint = { torch: on };
  try {
    await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [constraint] });
    return true;
  } catch {
    return false;
  }
}

/** A code that has been gone this long may be told again: the visitor has come back to it. */
const REPEAT_AFTER_MS = 1_500;

interface FrameSource {
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
async function readFrames({ detector, video, onText, signal }: FrameSource): Promise<void> {
  let lastText: string | undefined;
  let seenAt = 0;
  // Each picture is read after the one before it.
  /* oxlint-disable no-await-in-loop */
  while (!signal.aborted) {
    await nextFrame(video);
    if (signal.aborted) return;
    const [found] = await detectIn(detector, video);
    const now = performance.now();
    if (!found) {
      if (now - seenAt > REPEAT_AFTER_MS) lastText = undefined;
      continue;
    }
    seenAt = now;
    if (found.rawValue === lastText || signal.aborted) continue;
    lastText = found.rawValue;
    await onText(lastText);
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
