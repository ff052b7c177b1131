/** Class names and layer order of the built style sheet. */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Enough to tell the site's style sheets apart, which a test holds. */
const ENDING_LENGTH = 4;

/**
 * The name of a class in the built site: its own, and an ending for its file. Class names are in every page, in its script and in the
 * style sheet; the bundler's, with the line in the file, are a third longer in brotli.
 */
export function className(local: string, file: string): string {
  return `${local}_${ending(relative(import.meta.dirname, file))}`;
}

export function ending(path: string): string {
  const hash = createHash('sha256').update(path.replaceAll('\\', '/')).digest('hex');
  return BigInt(`0x${hash}`).toString(36).slice(0, ENDING_LENGTH);
}

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
