/**
 * Worker that decodes Meshopt (WebAssembly): the CSP lets decoder files compile WebAssembly, not
 * pages.
 */
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js';
import type { CompressedBuffer, DecodedBuffer } from './meshopt-in-worker.ts';

interface WorkerScope {
  addEventListener(
    type: 'message',
    listen: (event: { readonly data: CompressedBuffer }) => void,
  ): void;
  postMessage(message: DecodedBuffer, transfer: readonly Transferable[]): void;
}

declare const self: WorkerScope;

self.addEventListener('message', ({ data }) => void decode(data));

async function decode({ id, count, size, source, mode, filter }: CompressedBuffer): Promise<void> {
  try {
    const bytes = await MeshoptDecoder.decodeGltfBufferAsync(count, size, source, mode, filter);
    self.postMessage({ id, bytes }, [bytes.buffer]);
  } catch (error) {
    self.postMessage({ id, error: String(error) }, []);
  }
}
