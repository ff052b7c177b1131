import type { BlockView } from './blocks-view.ts';

const CLOSING: ReadonlySet<BlockView['kind']> = new Set(['related', 'links']);

/** Parts the blocks where only what leads on from the document is left. */
export function splitClosing(blocks: readonly BlockView[]) {
  const at = blocks.findLastIndex(({ kind }) => !CLOSING.has(kind)) + 1;
  return { body: blocks.slice(0, at), closing: blocks.slice(at) };
}
