import type { GallerySource } from '#content/picture-gallery.tsx';
import { loadTiles } from '#services/load-tiles.ts';
import type { SelectionView } from './walk-view.ts';

/** What the gallery of a selection's page shows: its one picture. Loaded with it. */
export function gallerySource({ picture, pictureRights }: SelectionView): GallerySource {
  return { figures: picture ? [{ picture, ...pictureRights }] : [], loadTiles };
}
