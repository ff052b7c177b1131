/**
 * Reads QR codes with zxing in a worker (zxing-decoder.ts): decoding does not block the page, and
 * the page's CSP need not allow WebAssembly. All cameras share one worker.
 */
import { loadChunk } from '#browser/load-chunk.ts';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Detector } from '../use-camera.ts';
// oxlint-disable-next-line import/default -- the build exports the URL of the worker
import workerUrl from './zxing-decoder.ts?worker&url';

export type FoundCodes = Awaited<ReturnType<Detector['detect']>>;

interface Reader {
  readonly worker: Worker;
  /** Results arrive in the order of the images. */
  readonly pending: ((found: FoundCodes) => void)[];
}

let reader: Promise<Reader> | undefined;

export class ZxingDetector implements Detector {
  constructor() {
    // Loads during the permission prompt; a failure surfaces in `detect`.
    getReader().catch(() => undefined);
  }

  /** @throws ChunkLoadError when worker or zxing fail to load; the next image retries */
  async detect(video: HTMLVideoElement): Promise<FoundCodes> {
    const { worker, pending } = await getReader();
    const image = await createImageBitmap(video);
    return new Promise((resolve) => {
      pending.push(resolve);
      worker.postMessage(image, [image]);
    });
  }
}

function getReader(): Promise<Reader> {
  reader ??= loadChunk(startReader).catch((error: unknown) => {
    reader = undefined;
    throw error;
  });
  return reader;
}

async function startReader(): Promise<Reader> {
  const worker = new Worker(workerUrl, { type: 'module' });
  const pending: Reader['pending'] = [];
  const isReady = await new Promise<boolean>((resolve) => {
    worker.addEventListener('error', () => resolve(false));
    worker.addEventListener('message', ({ data }: MessageEvent<boolean | FoundCodes>) => {
      if (typeof data === 'boolean') resolve(data);
      else pending.shift()?.(data);
    });
    worker.postMessage(wasmUrl, []);
  });
  if (isReady) return { worker, pending };
  worker.terminate();
  throw new Error('The worker that reads codes did not start');
}
