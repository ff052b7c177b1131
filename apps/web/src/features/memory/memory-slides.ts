import type { GallerySource } from '#content/picture-gallery.tsx';
import { loadTiles } from '#services/load-tiles.ts';
import type { MemoryView } from './memory-view.ts';

/** What the gallery of a memory's page shows. Loaded with it. */
export function memorySlides({ picture, pictureRights, figures }: MemoryView): GallerySource {
  const opening = picture ? [{ picture, ...pictureRights }] : [];
  return { figures: [...opening, ...figures], loadTiles };
}
