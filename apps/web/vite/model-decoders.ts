/**
 * Compressed 3D models are decoded in workers that are separate files: their decoders are
 * WebAssembly, which the policy of a page does not allow it to compile. Replaces two modules of
 * model-viewer's 3D library.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LIBRARY = 'three/examples/jsm/';
const OURS: Readonly<Record<string, string>> = {
  [`${LIBRARY}loaders/DRACOLoader.js`]: 'draco-in-worker.ts',
  [`${LIBRARY}libs/meshopt_decoder.module.js`]: 'meshopt-in-worker.ts',
};
const VIEWER = /\/@google\/model-viewer\//;

const DRACO_WORKER = 'virtual:draco-worker';
/** The code of the loader's worker, as a function body. */
const WORKER_BODY = /^function DRACOWorker\(\) \{$(.+?)^\}$/ms;

/** @param replacements folder of the replacing modules */
export function modelDecoders(replacements: URL): Plugin {
  return {
    name: 'varde-model-decoders',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const ours = VIEWER.test(importer) ? OURS[source] : undefined;
      return ours && fileURLToPath(new URL(ours, replacements));
    },
  };
}

/** The Draco loader's worker as a module: the library assembles it in the page from two texts. */
export function dracoWorker(): Plugin {
  return {
    name: 'varde-draco-worker',
    resolveId: (source) => (source === DRACO_WORKER ? `\0${DRACO_WORKER}` : null),
    load: (id) => (id === `\0${DRACO_WORKER}` ? dracoWorkerCode() : null),
  };
}

async function dracoWorkerCode(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const read = (name: string) => readFile(resolve(`${LIBRARY}${name}`), 'utf8');
  const decoder = await read('libs/draco/gltf/draco_wasm_wrapper.js');
  const [, body] = WORKER_BODY.exec(await read('loaders/DRACOLoader.js')) ?? [];
  if (body === undefined) throw new Error('The worker of the Draco loader has changed');
  return `${decoder}\n${body}`;
}
