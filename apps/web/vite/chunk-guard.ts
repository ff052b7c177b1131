/**
 * Routes dynamic imports through `loadChunk`
 * (docs/decisions/0024-build-plugins-that-rewrite-output.md), and rejects chunks that would not load
 * in Safari.
 */
import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const GUARD = `import { loadChunk as __loadChunk } from '#browser/load-chunk.ts';`;

/**
 * Routes every `import()` of our own code in the browser's build through `loadChunk`: a chunk that
 * fails or times out raises the same ChunkLoadError everywhere (specification §7.5, §8.4).
 */
export function chunkGuard(source: URL): Plugin {
  return {
    name: 'varde-chunk-guard',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.startsWith(source.pathname) || !/\bimport\s*\(/.test(code)) return null;
      const imports = dynamicImports(this.parse(code));
      return imports.length > 0 ? { code: guarded(code, imports), map: null } : null;
    },
    renderChunk(code, { fileName }) {
      if (hasTopLevelAwait(this.parse(code)))
        this.error(
          `${fileName} has a top-level await: see src/client.tsx for what breaks in WebKit.`,
        );
      return null;
    },
  };
}

/** Awaits in functions do not count. */
function hasTopLevelAwait(tree: unknown): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  const type = 'type' in tree ? String(tree.type) : '';
  if (/Function|^MethodDefinition$|^PropertyDefinition$/.test(type)) return false;
  const isAwaited = type === 'ForOfStatement' && 'await' in tree && tree.await === true;
  return type === 'AwaitExpression' || isAwaited || Object.values(tree).some(hasTopLevelAwait);
}

/** From last to first, so that earlier offsets stay valid. */
function guarded(code: string, imports: readonly Node[]): string {
  const changed = imports
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end }) =>
        `${text.slice(0, start)}__loadChunk(() => ${text.slice(start, end)})${text.slice(end)}`,
      code,
    );
  return `${GUARD}\n${changed}`;
}

function dynamicImports(tree: unknown): Node[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const inside = Object.values(tree).flatMap(dynamicImports);
  return isImport(tree) ? [tree, ...inside] : inside;
}

const isImport = (tree: object): tree is Node => 'type' in tree && tree.type === 'ImportExpression';
