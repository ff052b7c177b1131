/**
 * Replaces the Meshopt decoder of three.js (vite/model-decoders.ts) and decodes each buffer in a
 * worker: the original compiles WebAssembly on import, which the page's CSP forbids.
 */
// oxlint-disable-next-line import/default -- the build exports the URL of the worker
import workerAddress from './meshopt-decoder.ts?worker&url';

/** A compressed buffer view of glTF's EXT_meshopt_compression. */
export interface PackedPart {
  readonly id: number;
  readonly count: number;
  /** Bytes of one element. */
  readonly size: number;
  readonly source: Uint8Array;
  readonly mode: string;
  readonly filter: string | undefined;
}

export type UnpackedPart =
  | { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly error: string };

const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>();
let worker: Worker | undefined;
let lastId = 0;

function startWorker(): Worker {
  const started = new Worker(workerAddress, { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<UnpackedPart>) => {
    if ('bytes' in data) waiting.get(data.id)?.resolve(data.bytes);
    else waiting.get(data.id)?.reject(new Error(data.error));
    waiting.delete(data.id);
  });
  // The worker failed to load; the next model retries.
  started.addEventListener('error', () => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error('The worker did not start'));
    waiting.clear();
  });
  return started;
}

export const MeshoptDecoder = {
  supported: true,
  ready: Promise.resolve(),
  decodeGltfBufferAsync(
    count: number,
    size: number,
    packed: Uint8Array,
    mode: string,
    filter?: string,
  ): Promise<Uint8Array> {
    // Copied: it is a view of the full file, which would be transferred too.
    const source = packed.slice();
    const part: PackedPart = { id: (lastId += 1), count, size, source, mode, filter };
    const result = Promise.withResolvers<Uint8Array>();
    waiting.set(part.id, result);
    worker ??= startWorker();
    worker.postMessage(part, [source.buffer]);
    return result.promise;
  },
};
