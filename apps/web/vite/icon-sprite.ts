/**
 * Icons as one SVG file instead of script: every page would otherwise carry the outlines of some
 * eighty icons twice, in its HTML and its script. Imports from lucide-react draw symbols of that
 * file.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const LIBRARY = 'lucide-react';
const MODULE = '\0icons';
const IMPORT = /import (?!type)\{([^}]*)\} from 'lucide-react'/g;

/** @param sources the folder whose modules import icons */
export function iconSprite(sources: URL): Plugin {
  const names = namesIn(fileURLToPath(sources));
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide, ISC licence -->${names.map(symbol).join('')}</svg>\n`;
  const hash = createHash('sha256').update(sprite).digest('base64url').slice(0, 8);
  const fileName = `assets/icons-${hash}.svg`;
  return {
    name: 'varde-icon-sprite',
    enforce: 'pre',
    resolveId: (id) => (id === LIBRARY ? MODULE : null),
    load: (id) =>
      id === MODULE ? moduleOf(names, new URL('ui/drawing.tsx', sources), `/${fileName}`) : null,
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(sprite);
      });
    },
    generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName, source: sprite });
    },
  };
}

function namesIn(folder: string): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder });
  const lists = files.flatMap((file) => [
    ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(IMPORT),
  ]);
  const names = lists.flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().replace(/ as .*/, '')),
  );
  return [...new Set(names)].filter((name) => /^[A-Z]/.test(name)).toSorted();
}

/** The outlines only: colour and weight are set where the icon is used. */
function symbol(name: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- also aliases
  const icon = (lucide as unknown as Readonly<Record<string, lucide.LucideIcon>>)[name];
  if (!icon) throw new Error(`lucide-react has no icon '${name}'.`);
  const outlines = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<symbol id="${name}" viewBox="0 0 24 24">${outlines}</symbol>`;
}

function moduleOf(names: readonly string[], drawing: URL, spriteUrl: string): string {
  const icons = names.map((name) => `export const ${name} = drawing('${spriteUrl}#${name}');`);
  return `import { drawing } from '${fileURLToPath(drawing)}';\n${icons.join('\n')}`;
}
