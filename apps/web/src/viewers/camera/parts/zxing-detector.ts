/**
 * Reads QR codes by zxing in a worker (zxing-decoder.ts): the page stays free while a picture is searched, and need not be allowed to
 * compile WebAssembly. There is one worker for all cameras that are opened one after the other.
 */
import { loadChunk } from '#browser/load-chunk.ts';
import programAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Detector } from './create-detector.ts';
// The build gives the address of the file in place of what it exports.
// oxlint-disable-next-line import/default
import workerAddress from './zxing-decoder.ts?worker&url';

export type FoundCodes = Awaited<ReturnType<Detector['detect']>>;

interface Reader {
  readonly worker: Worker;
  /** Answers come in the order of the pictures. */
  readonly waiting: ((found: FoundCodes) => void)[];
}

let reader: Promise<Reader> | undefined;

export class ZxingDetector implements Detector {
  constructor() {
    // It comes while the visitor answers for the camera. If it does not, the first picture tells.
    readerReady().catch(() => undefined);
  }

  /** @throws ChunkLoadError when the worker or zxing does not come; the next picture asks for them again */
  async detect(video: HTMLVideoElement): Promise<FoundCodes> {
    const { worker, waiting } = await readerReady();
    const image = await createImageBitmap(video);
    return new Promise((resolve) => {
      waiting.push(resolve);
      worker.postMessage(image, [image]);
    });
  }
}

function readerReady(): Promise<Reader> {
  reader ??= loadChunk(startReader).catch((error: unknown) => {
    reader = undefined;
    throw error;
  });
  return reader;
}

async function startReader(): Promise<Reader> {
  const worker = new Worker(workerAddress, { type: 'module' });
  const waiting: Reader['waiting'] = [];
  const canRead = await new Promise<boolean>((resolve) => {
    worker.addEventListener('error', () => resolve(false));
    worker.addEventListener('message', ({ data }: MessageEvent<boolean | FoundCodes>) => {
      if (typeof data === 'boolean') resolve(data);
      else waiting.shift()?.(data);
    });
    worker.postMessage(programAddress, []);
  });
  if (canRead) return { worker, waiting };
  worker.terminate();
  throw new Error('The worker that reads codes did not start');
}
