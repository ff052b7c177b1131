/**
 * Worker that decodes Draco (WebAssembly): the CSP lets decoder files compile WebAssembly, not
 * pages. three.js assembles this script at run time; here the build does (vite/model-decoders.ts).
 */
import 'virtual:draco-worker';
