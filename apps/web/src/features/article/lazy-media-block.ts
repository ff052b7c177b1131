/** Few documents have media: its script comes after the first page's own. */
import { createIsomorphicFn } from '@tanstack/react-start';
import { lazyPart, type LazyPart, loadParts } from '#browser/lazy-part.tsx';
import type { BlockView } from './blocks-view.ts';
import { MediaBlock as ServerMediaBlock, type MediaBlockProps } from './parts/media-block.tsx';

export const MediaBlock = createIsomorphicFn()
  .server((): LazyPart<MediaBlockProps> => ServerMediaBlock)
  .client(() => lazyPart(async () => (await import('./parts/media-block.tsx')).MediaBlock))();

const MEDIA: ReadonlySet<BlockView['kind']> = new Set<MediaBlockProps['block']['kind']>([
  'audio',
  'video',
  'embed',
  'model3d',
  'reference',
]);

/** For loaders: begins to load the script of a document's media. The text does not wait for it. */
export function withMediaBlock<T extends { readonly blocks: readonly BlockView[] }>(view: T): T {
  if (view.blocks.some(({ kind }) => MEDIA.has(kind))) void loadParts(MediaBlock);
  return view;
}
