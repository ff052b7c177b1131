import type { Media } from '@varde/contract/media';
import type { MuseumObject } from '@varde/contract/outside';
import {
  presentArchiveFile,
  presentArchivePicture,
} from '#modules/outside/archive-media.presenter.ts';
import type { ArchiveObject } from './archive-object.ts';

/** @param archive before the paths of pictures, sound and film */
export function presentMuseumObject(
  { pictures, files, ...object }: ArchiveObject,
  archive: string,
): MuseumObject {
  const rights = { license: object.license, title: object.title };
  const shown = pictures.map((picture) => presentArchivePicture(picture, rights, archive));
  const [first] = shown;
  const other = files.map((file) => presentArchiveFile(file, { ...rights, still: first }, archive));
  const media: Media[] = [...shown, ...other].map((one, index) => ({
    ...one,
    id: index + 1,
    mediaId: index + 1,
  }));
  return { ...object, media };
}
