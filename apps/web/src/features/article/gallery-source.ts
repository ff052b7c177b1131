import type { GallerySource } from '#components/image-gallery.tsx';
import { loadTiles } from '#api/load-tiles.ts';
import type { FigureView } from '#view-models.ts';
import type { DocumentView } from './document-view.ts';

/** Gallery of a document page; loaded with the gallery's code. */
export function gallerySource(view: DocumentView): GallerySource {
  return { figures: pageImages(view), loadTiles };
}

/**
 * Images of a document page in order, without duplicates; if the main image appears again below,
 * that caption is used. Pure.
 */
export function pageImages({
  image,
  imageRights,
  blocks,
}: Pick<DocumentView, 'image' | 'imageRights' | 'blocks'>): FigureView[] {
  const opening = image ? [{ image, ...imageRights }] : [];
  const figures = blocks.flatMap((block) => (block.kind === 'figures' ? block.figures : []));
  const byId = [...opening, ...figures].map((figure) => [figure.image.slideId, figure] as const);
  return [...new Map(byId.filter(([id]) => id !== undefined)).values()];
}
