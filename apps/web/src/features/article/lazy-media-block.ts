/** Few documents have media: its script comes after the first page's own. */
import { createIsomorphicFn } from '@tanstack/react-start';
import { lazyPart, type LazyPart, loadParts } from '#browser/lazy-part.tsx';
import type { BlockView } from './blocks-view.ts';
import { MediaBlock as ServerMediaBlock, type MediaBlockProps } from './parts/media-block.tsx';

export const MediaBlock = createIsomorphicFn()
  .server((): LazyPart<MediaBlockProps> => ServerMediaBlock)
  .client(() => lazyPart(async () => (await import('./parts/media-block.tsx')).MediaBlock))();

/** All of them: a kind that is missing here does not compile. */
const MEDIA: Readonly<Record<MediaBlockProps['block']['kind'], true>> = {
  audio: true,
  video: true,
  embed: true,
  model3d: true,
  reference: true,
};

/** For loaders: begins to load the script of a document's media. The text does not wait for it. */
export function withMediaBlock<T extends { readonly blocks: readonly BlockView[] }>(view: T): T {
  if (view.blocks.some(({ kind }) => kind in MEDIA)) void loadParts(MediaBlock);
  return view;
}
