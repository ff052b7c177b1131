/**
 * Compressed models are unpacked by files that we serve, in workers (vite-model-decoders.ts): model-viewer would ask two foreign hosts
 * for them.
 */
import meshoptReady from './meshopt-ready.js?url';

/** Nothing is asked for there. */
const NOWHERE = '/decoders/';

/** Before the first model is made. */
export function setOwnDecoders(): void {
  // Every new model asks this name of the window, and takes a foreign host's files where it finds nothing.
  Object.assign(window, {
    ModelViewerElement: {
      // It knows its files itself (draco-in-worker.ts).
      dracoDecoderLocation: NOWHERE,
      // Packs hold no textures of this kind (probe-media.ts).
      ktx2TranscoderLocation: NOWHERE,
      // It is used once a script has been named.
      meshoptDecoderLocation: meshoptReady,
      // Only for animated textures, which a GLB does not hold.
      lottieLoaderLocation: NOWHERE,
    },
  });
}
