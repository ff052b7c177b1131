/**
 * What the 3D library takes for the Meshopt decoder (vite-model-decoders.ts): hands every part of a model to a worker and gives back
 * what that made of it. The decoder itself would compile WebAssembly as soon as it is imported, which a page may not.
 */
// The build gives the address of the file in place of what it exports.
// oxlint-disable-next-line import/default
import workerAddress from './meshopt-decoder.ts?worker&url';

/** As glTF's EXT_meshopt_compression has it. */
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
  // The file did not come; the next model asks for it again.
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
    // It lies in the model's whole file, which would go along.
    const source = packed.slice();
    const part: PackedPart = { id: (lastId += 1), count, size, source, mode, filter };
    const result = Promise.withResolvers<Uint8Array>();
    waiting.set(part.id, result);
    worker ??= startWorker();
    worker.postMessage(part, [source.buffer]);
    return result.promise;
  },
};
