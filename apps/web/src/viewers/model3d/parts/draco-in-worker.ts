/**
 * The 3D library's Draco loader with a worker that has an address (draco-decoder.ts). Its own would be made of a text and live by
 * the page's policy.
 */
import { FileLoader } from 'three';
import { DRACOLoader as Loader } from 'three/examples/jsm/loaders/DRACOLoader.js';
import program from 'three/examples/jsm/libs/draco/gltf/draco_decoder.wasm?url';
// The build gives the address of the file in place of what it exports.
// oxlint-disable-next-line import/default
import workerAddress from './draco-decoder.ts?worker&url';

export class DRACOLoader extends Loader {
  override _initDecoder(): Promise<void> {
    this.decoderPending ??= this.#prepare();
    return this.decoderPending;
  }

  async #prepare(): Promise<void> {
    const files = new FileLoader(this.manager);
    files.setResponseType('arraybuffer');
    // A worker whose file does not come tells nobody here, so it is fetched before it is wanted.
    const [wasmBinary] = await Promise.all(
      [program, workerAddress].map((one) => files.loadAsync(one)),
    );
    Object.assign(this.decoderConfig, { wasmBinary });
    this.workerSourceURL = workerAddress;
  }
}
