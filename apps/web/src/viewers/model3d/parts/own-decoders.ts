/**
 * Compressed models are unpacked with files that we serve: model-viewer would ask two foreign hosts for them. The loaders put a
 * folder and a name together; here the names lead to the built files, whatever those are called.
 */
import { DefaultLoadingManager } from 'three';
import dracoScript from 'three/examples/jsm/libs/draco/gltf/draco_wasm_wrapper.js?url';
import dracoBinary from 'three/examples/jsm/libs/draco/gltf/draco_decoder.wasm?url';
import meshoptReady from './meshopt-ready.js?url';

const FOLDER = '/decoders/';

const FILES: Readonly<Record<string, string>> = {
  'draco_wasm_wrapper.js': dracoScript,
  'draco_decoder.wasm': dracoBinary,
};

/** Before the first model is made. */
export function setOwnDecoders(): void {
  DefaultLoadingManager.setURLModifier((url) =>
    url.startsWith(FOLDER) ? (FILES[url.slice(FOLDER.length)] ?? url) : url,
  );
  // Every new model asks this name of the window, and takes a foreign host's files where it finds nothing.
  Object.assign(window, {
    ModelViewerElement: {
      dracoDecoderLocation: FOLDER,
      // Packs hold no textures of this kind (model-faults.ts).
      ktx2TranscoderLocation: FOLDER,
      // The decoder itself is in the bundle; it is used once a script has been named.
      meshoptDecoderLocation: meshoptReady,
      // Only for animated textures, which a GLB does not hold.
      lottieLoaderLocation: FOLDER,
    },
  });
}
