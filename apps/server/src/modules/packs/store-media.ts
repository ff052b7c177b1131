/** Brings a pack's media into the store and works out what the database says about their bytes. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { PackMedia } from '@varde/content-pack/pack';
import type { SoundMedia } from '@varde/content-pack/probe-media';
import { contentType } from '#modules/media/content-type.ts';
import type { MediaStore } from '#modules/media/media.store.ts';
import { preparePicture } from '#modules/media/prepare-picture.ts';
import { Turnstile } from '#modules/media/turnstile.ts';
import type { PreparedMedia } from './packs.repository.ts';

export interface StoredMedia extends PreparedMedia {
  readonly content_type: string;
  readonly bytes: number;
  readonly duration: number | null;
}

export interface MediaSource {
  readonly packFolder: string;
  readonly media: readonly PackMedia[];
  /** What the check found each file to be, by its name. */
  readonly probes: ReadonlyMap<string, SoundMedia>;
  /** What earlier imports worked out, by digest of the original: pictures among them are not drawn again. */
  readonly known: ReadonlyMap<string, PreparedMedia>;
}

/** By id of the medium. `onStored` is told how many are done. */
export async function storeMedia(
  store: MediaStore,
  source: MediaSource,
  onStored: (done: number) => void,
): Promise<ReadonlyMap<number, StoredMedia>> {
  const turnstile = new Turnstile(availableParallelism());
  const stored = new Map<number, StoredMedia>();
  const storeOne = async (medium: PackMedia): Promise<void> => {
    const probe = source.probes.get(medium.name);
    // Without one the check has already reported the file.
    if (probe) stored.set(medium.id, await storeFile(store, source, medium, probe));
    onStored(stored.size);
  };
  await Promise.all(source.media.map((medium) => turnstile.pass(() => storeOne(medium))));
  return stored;
}

async function storeFile(
  store: MediaStore,
  { packFolder, known }: MediaSource,
  medium: PackMedia,
  { format, type, duration }: SoundMedia,
): Promise<StoredMedia> {
  const { sha256, bytes } = await store.put(join(packFolder, 'media', medium.name));
  const content_type = contentType(format);
  const none = { sha256, raster_sha256: null, width: null, height: null, dominant_color: null };
  const prepared =
    type === 'image' ? await prepare(store, sha256, content_type, known.get(sha256)) : none;
  return { ...prepared, content_type, bytes, duration: medium.duration ?? duration ?? null };
}

async function prepare(
  store: MediaStore,
  sha256: string,
  content_type: string,
  before: PreparedMedia | undefined,
): Promise<PreparedMedia> {
  // The store may have been emptied or moved since.
  if (before?.raster_sha256 && (await store.touch(before.raster_sha256))) return before;
  const picture = await preparePicture(store, sha256, content_type);
  return {
    sha256,
    raster_sha256: picture.rasterSha256,
    width: picture.width,
    height: picture.height,
    dominant_color: picture.dominantColor,
  };
}
