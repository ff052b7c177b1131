/** Pictures, sound, film and models of an artifact (external-services, 1.3.1). */
import { descriptions } from './read-words.ts';
import type { FileOfArchive, PictureOfArchive } from '#modules/outside/archive-media.presenter.ts';
import { mediaIdentifier } from '#modules/outside/media-identifier.ts';
import { firstLicense, plainName } from '#modules/outside/read-license.ts';
import { list, number, record, records, text } from '#modules/outside/read-loosely.ts';

export function readPictures(media: unknown): PictureOfArchive[] {
  return records(record(media)['pictures']).flatMap((picture) => {
    const identifier = mediaIdentifier(picture['identifier']);
    if (!identifier) return [];
    return {
      identifier,
      // 0 stands for a small picture whose size nobody wrote down.
      width: number(picture['width']) || undefined,
      height: number(picture['height']) || undefined,
      photographer: plainName(picture['photographer']),
      license: firstLicense(picture['licenses']),
      altText: descriptions(picture),
    };
  });
}

export function readFiles(media: unknown): FileOfArchive[] {
  const { mediaFiles, movies } = record(media);
  return records([...list(mediaFiles), ...list(movies)]).flatMap((file) => {
    const url = fileAddress(file['url']);
    const identifier = mediaIdentifier(file['identifier']);
    const type = fileType(text(file['fileType'])?.toLowerCase() ?? '', url);
    return type && identifier ? { type, identifier, url } : [];
  });
}

/** No sample shows how a model is written (external-services, 1.3.1). */
function fileType(written: string, url: string | undefined): FileOfArchive['type'] | undefined {
  if (/3d|model/.test(written) || /\.(?:glb|gltf)$/i.test(url ?? '')) {
    return url ? 'model3d' : undefined;
  }
  if (written.includes('audio')) return 'audio';
  return written.includes('video') ? 'video' : undefined;
}

/** By https, or a path of our own media; some addresses come without their scheme. */
function fileAddress(value: unknown): string | undefined {
  const address = text(value)?.replace(/^\/\//, 'https://');
  if (address?.startsWith('/media/')) return address;
  return URL.parse(address ?? '')?.protocol === 'https:' ? address : undefined;
}
