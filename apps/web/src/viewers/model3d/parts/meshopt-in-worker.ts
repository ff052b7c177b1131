/**
 * Replaces the Meshopt decoder of three.js (vite/model-decoders.ts) and decodes each buffer in a
 * worker: the original compiles WebAssembly on import, which the page's CSP forbids.
 */
// oxlint-disable-next-line import/default -- the build exports the URL of the worker
import workerUrl from './meshopt-decoder.ts?worker&url';

/** A compressed buffer view of glTF's EXT_meshopt_compression. */
export interface CompressedBuffer {
  readonly id: number;
  readonly count: number;
  /** Bytes of one element. */
  readonly size: number;
  readonly source: Uint8Array;
  readonly mode: string;
  readonly filter: string | undefined;
}

export type DecodedBuffer =
  | { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly error: string };

interface PendingBuffer {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

const pending = new Map<number, PendingBuffer>();
let worker: Worker | undefined;
let lastId = 0;

function startWorker(): Worker {
  const started = new Worker(workerUrl, { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<DecodedBuffer>) => {
    if ('bytes' in data) pending.get(data.id)?.resolve(data.bytes);
    else pending.get(data.id)?.reject(new Error(data.error));
    pending.delete(data.id);
  });
  // The worker failed to load; the next model retries.
  started.addEventListener('error', () => {
    worker = undefined;
    for (const { reject } of pending.values()) reject(new Error('The worker did not start'));
    pending.clear();
  });
  return started;
}

export const MeshoptDecoder = {
  supported: true,
  ready: Promise.resolve(),
  decodeGltfBufferAsync(
    count: number,
    size: number,
    compressed: Uint8Array,
    mode: string,
    filter?: string,
  ): Promise<Uint8Array> {
    // Copied: it is a view of the full file, which would be transferred too.
    const source = compressed.slice();
    const message: CompressedBuffer = { id: (lastId += 1), count, size, source, mode, filter };
    return new Promise((resolve, reject) => {
      pending.set(message.id, { resolve, reject });
      worker ??= startWorker();
      worker.postMessage(message, [source.buffer]);
    });
  },
};
