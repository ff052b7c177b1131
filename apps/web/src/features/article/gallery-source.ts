import type { GallerySource } from '#components/image-gallery.tsx';
import { loadTiles } from '#api/load-tiles.ts';
import type { FigureView } from '#view-models.ts';
import type { DocumentView } from './document-view.ts';

/** What the gallery of a document's page shows. Loaded with it. */
export function gallerySource(view: DocumentView): GallerySource {
  return { figures: pageImages(view), loadTiles };
}

/** The pictures of a document's page in order, each once: the opening one also with the words that it has further down. Pure. */
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
