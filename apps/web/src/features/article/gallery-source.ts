import type { GallerySource } from '#content/picture-gallery.tsx';
import { loadTiles } from '#services/load-tiles.ts';
import type { DocumentView } from './document-view.ts';
import { pagePictures } from './page-pictures.ts';

/** What the gallery of a document's page shows. Loaded with it. */
export function gallerySource(view: DocumentView): GallerySource {
  return { figures: pagePictures(view), loadTiles };
}
