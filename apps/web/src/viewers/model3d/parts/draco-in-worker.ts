/**
 * The Draco loader of three.js with a worker that has a URL (draco-decoder.ts). Its own would be
 * created from a blob and inherit the page's CSP.
 */
import { FileLoader } from 'three';
import { DRACOLoader as Loader } from 'three/examples/jsm/loaders/DRACOLoader.js';
import wasmUrl from 'three/examples/jsm/libs/draco/gltf/draco_decoder.wasm?url';
// oxlint-disable-next-line import/default -- the build exports the URL of the worker
import workerUrl from './draco-decoder.ts?worker&url';

export class DRACOLoader extends Loader {
  override _initDecoder(): Promise<void> {
    this.decoderPending ??= this.#prepare();
    return this.decoderPending;
  }

  async #prepare(): Promise<void> {
    const files = new FileLoader(this.manager);
    files.setResponseType('arraybuffer');
    // three.js does not notice a worker that fails to load, so its file is fetched in advance.
    const [wasmBinary] = await Promise.all([wasmUrl, workerUrl].map((url) => files.loadAsync(url)));
    Object.assign(this.decoderConfig, { wasmBinary });
    this.workerSourceURL = workerUrl;
  }
}
