/**
 * Worker that decodes Meshopt (WebAssembly): the CSP lets decoder files compile WebAssembly, not
 * pages.
 */
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js';
import type { PackedPart, UnpackedPart } from './meshopt-in-worker.ts';

interface Scope {
  addEventListener(type: 'message', listen: (event: { readonly data: PackedPart }) => void): void;
  postMessage(message: UnpackedPart, transfer: readonly Transferable[]): void;
}

declare const self: Scope;

self.addEventListener('message', ({ data }) => void unpack(data));

async function unpack({ id, count, size, source, mode, filter }: PackedPart): Promise<void> {
  try {
    const bytes = await MeshoptDecoder.decodeGltfBufferAsync(count, size, source, mode, filter);
    self.postMessage({ id, bytes }, [bytes.buffer]);
  } catch (error) {
    self.postMessage({ id, error: String(error) }, []);
  }
}
