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
  const folder = fileURLToPath(sources);
  let icons = drawSprite(namesIn(folder));
  /** The sprite of the module that an environment has loaded, by the environment's name. */
  const loaded = new Map<string, string>();
  return {
    name: 'varde-icon-sprite',
    enforce: 'pre',
    // In development, the server would import the library itself.
    config: () => ({ ssr: { noExternal: [LIBRARY] } }),
    resolveId: (id) => (id === LIBRARY ? MODULE : null),
    load(id) {
      if (id !== MODULE) return null;
      loaded.set(this.environment.name, icons.fileName);
      return moduleOf(icons.names, new URL('ui/drawing.tsx', sources), `/${icons.fileName}`);
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url !== `/${icons.fileName}`) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(icons.sprite);
      });
    },
    // A changed module may import an icon that no other has.
    hotUpdate({ file, modules }) {
      if (!file.startsWith(folder)) return undefined;
      icons = drawSprite(namesIn(folder));
      const known = this.environment.moduleGraph.getModuleById(MODULE);
      const isSame = loaded.get(this.environment.name) === icons.fileName;
      return known && !isSame ? [...modules, known] : undefined;
    },
    generateBundle() {
      const { fileName, sprite } = icons;
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName, source: sprite });
    },
  };
}

interface Sprite {
  readonly names: readonly string[];
  readonly sprite: string;
  readonly fileName: string;
}

function drawSprite(names: readonly string[]): Sprite {
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide, ISC licence -->${names.map(symbol).join('')}</svg>\n`;
  const hash = createHash('sha256').update(sprite).digest('base64url').slice(0, 8);
  return { names, sprite, fileName: `assets/icons-${hash}.svg` };
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
