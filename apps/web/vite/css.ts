/** Class names and layer order of the built style sheet. */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Distinguishes the site's style sheets; a test verifies it. */
const ENDING_LENGTH = 4;

/**
 * The name of a class in the built site: its own, and a suffix for its file. Class names are in
 * every page, in its script and in the style sheet; the bundler's, with the line in the file, are a
 * third longer in brotli.
 */
export function className(local: string, file: string): string {
  return `${local}_${ending(relative(import.meta.dirname, file))}`;
}

export function ending(path: string): string {
  const hash = createHash('sha256').update(path.replaceAll('\\', '/')).digest('hex');
  return BigInt(`0x${hash}`).toString(36).slice(0, ENDING_LENGTH);
}

/** The statement that declares all layers in order. */
const ORDER = /@layer [\w-]+(?:,\s*[\w-]+)+;/;

/**
 * Puts the layer order at the start of the built style sheet, the only place where it is effective:
 * the bundler puts shared chunks first, and drops the statement after them. In development each
 * file is a style sheet of its own and starts with it, as any of them may come first.
 * @param source URL of the style sheet with the statement
 */
export function layerOrderFirst(source: URL): Plugin {
  const readOrder = async (): Promise<string> => {
    const order = ORDER.exec(await readFile(source, 'utf8'))?.[0];
    if (!order) throw new Error(`${source.pathname} names no order of layers`);
    return order;
  };
  let isServing = false;
  return {
    name: 'varde-layer-order',
    enforce: 'pre',
    configResolved({ command }) {
      isServing = command === 'serve';
    },
    transform: {
      filter: { id: /\/src\/.*\.css$/ },
      handler: async (code) => (isServing ? `${await readOrder()} ${code}` : null),
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const order = await readOrder();
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) {
            file.source = order + String(file.source);
          }
        }
      },
    },
  };
}
