/** Scans QR codes with the back camera, which is open only while the page is visible. */
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { ChunkLoadError } from '#browser/load-chunk.ts';

export type CameraState =
  | { readonly status: 'opening' }
  | { readonly status: 'reading'; readonly stream: MediaStream; readonly hasTorch: boolean }
  | { readonly status: 'failed'; readonly why: CameraTrouble | 'chunk' };

const OPENING = { status: 'opening' } as const;

/** Reads codes while mounted and visible. A failure is final until the component remounts. */
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

/** The detector loads while the camera opens. */
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
  // Rejects when the next run replaces the stream before playback starts.
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

export function useTorch(stream: MediaStream) {
  const [isLit, setLit] = useState(false);
  const toggle = async () => {
    if (await lightTorch(stream, !isLit)) setLit(!isLit);
  };
  return { isLit, toggle };
}

/** Denied by visitor or browser; no camera; in use by another program. */
type CameraTrouble = 'denied' | 'none' | 'busy';

/** Sharp enough for a code at arm's length, small enough to search many times a second. */
const CONSTRAINTS: MediaStreamConstraints = {
  audio: false,
  video: {
    facingMode: { ideal: 'environment' },
    width: { ideal: 1280 },
    height: { ideal: 720 },
  },
};

/** @throws a `DOMException` that `cameraTrouble` classifies */
async function openCamera(): Promise<MediaStream> {
  // Missing in an insecure context.
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

/** The torch is missing in TypeScript's DOM types and in some browsers. */
interface LitCapabilities extends MediaTrackCapabilities {
  readonly torch?: boolean;
}

interface LitConstraint extends MediaTrackConstraintSet {
  readonly torch: boolean;
}

function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  // Not in Firefox.
  if (!track || !('getCapabilities' in track)) return false;
  const capabilities: LitCapabilities = track.getCapabilities();
  return capabilities.torch === true;
}

/** Resolves with whether the torch could be switched. */
async function lightTorch(stream: MediaStream, on: boolean): Promise<boolean> {
  const constraint: LitConstraint = { torch: on };
  try {
    await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [constraint] });
    return true;
  } catch {
    return false;
  }
}

/** A code out of view for this long is reported again. */
const REPEAT_AFTER_MS = 1_500;

interface FrameSource {
  readonly detector: Detector;
  readonly video: HTMLVideoElement;
  /** Reading pauses until it resolves. */
  readonly onText: (text: string) => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Reads until `signal` aborts.
 * @throws ChunkLoadError when the detector fails to load
 */
async function readFrames({ detector, video, onText, signal }: FrameSource): Promise<void> {
  let lastText: string | undefined;
  let seenAt = 0;
  /* oxlint-disable no-await-in-loop -- frames are read one after the other */
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

/** An unreadable frame counts as one without a code. */
async function detectIn(detector: Detector, video: HTMLVideoElement) {
  try {
    return await detector.detect(video);
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    return [];
  }
}

/** Waits for the next camera frame, which leaves the page responsive in between. */
function nextFrame(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(() => resolve());
    else requestAnimationFrame(() => resolve());
  });
}

export interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMATS: { formats: ['qr_code'] } = { formats: ['qr_code'] };

/** The browser's own detector, else zxing: 360 kB from our own host, loaded only when needed. */
export async function createDetector(): Promise<Detector> {
  const own = ownDetector();
  // Some systems expose the interface, but support no format.
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? [];
  if (own && formats.includes('qr_code')) return new own(FORMATS);
  const { ZxingDetector } = await import('./parts/zxing-detector.ts');
  return new ZxingDetector();
}

function ownDetector(): DetectorClass | undefined {
  return (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
}
