/**
 * A worker that unpacks Draco, whose program is WebAssembly: the file of a decoder may compile that, a page may not. It is what the 3D
 * library puts together in the page otherwise, put together when the site is built (vite-model-decoders.ts).
 */
import 'virtual:draco-worker';
