import type { GallerySource } from '#components/picture-gallery.tsx';
import { loadTiles } from '#api/load-tiles.ts';
import type { FigureView } from '#view-models.ts';
import type { DocumentView } from './document-view.ts';

/** What the gallery of a document's page shows. Loaded with it. */
export function gallerySource(view: DocumentView): GallerySource {
  return { figures: pagePictures(view), loadTiles };
}

/** The pictures of a document's page in order, each once: the opening one also with the words that it has further down. Pure. */
export function pagePictures({
  picture,
  pictureRights,
  blocks,
}: Pick<DocumentView, 'picture' | 'pictureRights' | 'blocks'>): FigureView[] {
  const opening = picture ? [{ picture, ...pictureRights }] : [];
  const figures = blocks.flatMap((block) => (block.kind === 'figures' ? block.figures : []));
  const byId = [...opening, ...figures].map((figure) => [figure.picture.slideId, figure] as const);
  return [...new Map(byId.filter(([id]) => id !== undefined)).values()];
}
