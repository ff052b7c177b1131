import type { GallerySource } from '#content/picture-gallery.tsx';
import { loadTiles } from '#services/load-tiles.ts';
import type { ObjectView } from './object-view.ts';

/** What the gallery of an object's page shows: the opening picture, then the others. Loaded with it. */
export function objectSlides({ picture, pictureRights, figures }: ObjectView): GallerySource {
  const opening = picture ? [{ picture, ...pictureRights }] : [];
  return { figures: [...opening, ...figures], loadTiles };
}
