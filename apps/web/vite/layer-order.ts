import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** The statement that names all layers in their order. */
const ORDER = /@layer [\w-]+(?:,\s*[\w-]+)+;/;

/**
 * Puts the order of the style layers in front of the built style sheet, where alone it holds: the bundler puts shared
 * chunks first, and drops the statement that comes after them.
 * @param source address of the style sheet that holds the statement
 */
export function layerOrderFirst(source: URL): Plugin {
  return {
    name: 'varde-layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle: async (_options, bundle) => {
      const order = ORDER.exec(await readFile(source, 'utf8'))?.[0];
      if (!order) throw new Error(`${source.pathname} names no order of layers`);
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) {
          file.source = order + String(file.source);
        }
      }
    },
  };
}
