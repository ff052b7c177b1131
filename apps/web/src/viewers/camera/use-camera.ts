/** Scans QR codes with the back camera, which is open only while the page is visible. */
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { ChunkLoadError } from '#browser/load-chunk.ts';

export type CameraState =
  | { readonly status: 'opening' }
  | { readonly status: 'reading'; readonly stream: MediaStream; readonly hasTorch: boolean }
  | { readonly status: 'failed'; readonly reason: CameraError | 'chunk' };

const OPENING = { status: 'opening' } as const;

/** Reads codes while mounted and visible. A failure is final until the component remounts. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onText: (text: string) => Promise<void>,
): CameraState {
  const [state, setState] = useState<CameraState>(OPENING);
  const isVisible = usePageVisible();
  const reportText = useEffectEvent(onText);
  useEffect(() => {
    const element = video.current;
    if (!isVisible || !element) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const update = (next: CameraState) => !signal.aborted && setState(next);
    scan(element, { signal, update, onText: (text) => reportText(text) }).catch((error: unknown) =>
      update({ status: 'failed', reason: isChunkError(error) ? 'chunk' : cameraError(error) }),
    );
    return () => {
      controller.abort();
      setState(OPENING);
    };
  }, [video, isVisible]);
  return state;
}

interface ScanRun {
  readonly signal: AbortSignal;
  readonly update: (state: CameraState) => void;
  readonly onText: (text: string) => Promise<void>;
}

/** The detector loads while the camera opens. */
async function scan(video: HTMLVideoElement, { signal, update, onText }: ScanRun): Promise<void> {
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
  // Rejects when the next scan replaces the stream before playback starts.
  await video.play().catch(() => undefined);
  update({ status: 'reading', stream, hasTorch: hasTorch(stream) });
  await readFrames({ detector: created.value, video, onText, signal }).finally(close);
}

const isChunkError = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

function usePageVisible(): boolean {
  const [isVisible, setVisible] = useState(true);
  useEffect(() => {
    const handleChange = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', handleChange);
    return () => document.removeEventListener('visibilitychange', handleChange);
  }, []);
  return isVisible;
}

export function useTorch(stream: MediaStream) {
  const [isOn, setOn] = useState(false);
  const toggle = async () => {
    if (await setTorch(stream, !isOn)) setOn(!isOn);
  };
  return { isOn, toggle };
}

/** Denied by visitor or browser; no camera; in use by another program. */
type CameraError = 'denied' | 'none' | 'busy';

/** Sharp enough for a code at arm's length, small enough to search many times a second. */
const CONSTRAINTS: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** @throws a `DOMException` that `cameraError` classifies */
async function openCamera(): Promise<MediaStream> {
  // Missing in an insecure context.
  if (!('mediaDevices' in navigator)) throw new DOMException('No camera', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia(CONSTRAINTS);
}

function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

const CAMERA_ERRORS: Readonly<Record<string, CameraError>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

function cameraError(error: unknown): CameraError {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return CAMERA_ERRORS[name] ?? 'none';
}

/** The torch is missing in TypeScript's DOM types and in some browsers. */
interface TorchCapabilities extends MediaTrackCapabilities {
  readonly torch?: boolean;
}

interface TorchConstraint extends MediaTrackConstraintSet {
  readonly torch: boolean;
}

function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  // Not in Firefox.
  if (!track || !('getCapabilities' in track)) return false;
  const capabilities: TorchCapabilities = track.getCapabilities();
  return capabilities.torch === true;
}

/** Resolves with whether the torch could be switched. */
async function setTorch(stream: MediaStream, on: boolean): Promise<boolean> {
  const constraint: TorchConstraint = { torch: on };
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
  let lastSeenAt = 0;
  /* oxlint-disable no-await-in-loop -- frames are read one after the other */
  while (!signal.aborted) {
    await nextFrame(video);
    if (signal.aborted) return;
    const [found] = await detectIn(detector, video);
    const now = performance.now();
    if (!found) {
      if (now - lastSeenAt > REPEAT_AFTER_MS) lastText = undefined;
      continue;
    }
    lastSeenAt = now;
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

declare global {
  interface Window {
    readonly BarcodeDetector?: DetectorClass;
  }
}

const FORMATS: { formats: ['qr_code'] } = { formats: ['qr_code'] };

/** The browser's own detector, else zxing: 360 kB from our own host, loaded only when needed. */
async function createDetector(): Promise<Detector> {
  const native = window.BarcodeDetector;
  // Some systems expose the interface, but support no format.
  const formats = (await native?.getSupportedFormats().catch(() => [])) ?? [];
  if (native && formats.includes('qr_code')) return new native(FORMATS);
  const { ZxingDetector } = await import('./parts/zxing-detector.ts');
  return new ZxingDetector();
}
