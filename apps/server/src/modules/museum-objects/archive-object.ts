import type { MuseumObject } from '@varde/contract/outside';
import type { FileOfArchive, PictureOfArchive } from '#modules/outside/archive-media.presenter.ts';

/** What was read of an object, whichever answer it came in. */
export interface ArchiveObject extends Omit<MuseumObject, 'media'> {
  readonly pictures: readonly PictureOfArchive[];
  readonly files: readonly FileOfArchive[];
}
