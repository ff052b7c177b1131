/** The back camera of the device, and why it cannot be had. */

/** Refused by the visitor or the browser; there is none; another program holds it. */
export type CameraTrouble = 'denied' | 'none' | 'busy';

/** Sharp enough for a code an armlength away, and few enough points to be searched many times a second. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: {
    facingMode: { ideal: 'environment' },
    width: { ideal: 1280 },
    height: { ideal: 720 },
  },
};

/** @throws what `cameraTrouble` reads */
export async function openCamera(): Promise<MediaStream> {
  // Missing where the page did not come over a safe line.
  if (!('mediaDevices' in navigator)) throw new DOMException('No camera', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia(WANTED);
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

const TROUBLES: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export function cameraTrouble(error: unknown): CameraTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return TROUBLES[name] ?? 'none';
}
