/** Stores a pack's media and reads the properties of their files. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { CheckOptions } from '@varde/content-pack/check-pack';
import type { PackMedia } from '@varde/content-pack/pack';
import type { MediaFormat, ValidMedia } from '@varde/content-pack/probe-media';
import type { Credit } from '@varde/contract/media';
import PQueue from 'p-queue';
import { contentType } from '#media/content-type.ts';
import { hashOnly, type MediaStore, type StoredFile } from '#media/storage/media.store.ts';
import { uprightSize } from '#media/open-image.ts';
import { toCredits } from '#media/metadata/credit-notes.ts';
import {
  type FileMetadata,
  readImageCredits,
  readAudioVideoMetadata,
} from '#media/metadata/read-metadata.ts';
import { stripPrivate } from '#media/metadata/strip-private.ts';

export interface StoredMedia {
  readonly sha256: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly dominant_color: string | null;
  readonly content_type: string;
  readonly bytes: number;
  readonly duration: number | null;
  /** Credits from the file's metadata. */
  readonly file_credits: Credit[];
}

interface MediaSource {
  readonly packFolder: string;
  readonly media: readonly PackMedia[];
  /** Result of the pack check by file name. */
  readonly probes: ReadonlyMap<string, ValidMedia>;
  /** Cached results for unchanged files. Default: every file is read. */
  readonly unchanged?: CheckOptions['unchanged'];
}

/** By media id. `onStored` receives the number of stored files. */
export async function storeMedia(
  store: MediaStore,
  source: MediaSource,
  onStored: (done: number) => void,
): Promise<ReadonlyMap<number, StoredMedia>> {
  const queue = new PQueue({ concurrency: availableParallelism() });
  const stored = new Map<number, StoredMedia>();
  const storeOne = async (medium: PackMedia): Promise<void> => {
    const probe = source.probes.get(medium.name);
    // Without a probe the check has already reported the file.
    if (probe) stored.set(medium.id, await storeOnce(store, source, medium, probe));
    onStored(stored.size);
  };
  await queue.addAll(source.media.map((medium) => () => storeOne(medium)));
  return stored;
}

const digestKey = ({ sha256 }: ValidMedia): string => `digest ${sha256}`;

/** By media id, without storing anything: the digests that `storeMedia` would return. */
export async function digestMedia({
  packFolder,
  media,
  probes,
  unchanged,
}: MediaSource): Promise<ReadonlyMap<number, string>> {
  const digests = new Map<number, string>();
  for (const { id, name } of media) {
    const probe = probes.get(name);
    if (!probe) continue;
    const path = join(packFolder, 'media', name);
    const find = () => storeStripped(hashOnly, path, probe.format);
    const digest = unchanged ? await unchanged(path, digestKey(probe), find) : await find();
    digests.set(id, digest.sha256);
  }
  return digests;
}

async function storeOnce(
  store: MediaStore,
  source: MediaSource,
  medium: PackMedia,
  probe: ValidMedia,
): Promise<StoredMedia> {
  const storeNow = () => storeFile(store, source, medium, probe);
  if (!source.unchanged) return storeNow();
  const path = join(source.packFolder, 'media', medium.name);
  // The file may have changed since it was probed, and the duration in its sidecar.
  const key = `stored ${probe.sha256} ${medium.duration ?? ''}`;
  const stored = await source.unchanged(path, key, storeNow);
  const { sha256, bytes } = stored;
  // For the next import, which compares before it stores.
  await source.unchanged(path, digestKey(probe), async () => ({ sha256, bytes }));
  // It may have been removed or damaged since it was stored.
  return (await store.touchStored(stored)) ? stored : storeNow();
}

async function storeFile(
  store: MediaStore,
  { packFolder }: MediaSource,
  medium: PackMedia,
  probe: ValidMedia,
): Promise<StoredMedia> {
  const { format, type, duration, dominantColor } = probe;
  const path = join(packFolder, 'media', medium.name);
  const { sha256, bytes } = await storeStripped(store, path, format);
  const content_type = contentType(format);
  const metadata = await readMetadata(path, { format, type });
  const { width = null, height = null } = await sizeOf(probe, metadata, store.pathOf(sha256));
  return {
    sha256,
    width,
    height,
    dominant_color: dominantColor ?? null,
    content_type,
    bytes,
    duration: medium.duration ?? duration ?? metadata.duration ?? null,
    file_credits: toCredits(metadata.credits, type === 'image' ? 'photographer' : 'creator'),
  };
}

/** A drawing has that of the largest size served. */
async function sizeOf(
  { format, type, width, height }: ValidMedia,
  metadata: FileMetadata,
  stored: string,
): Promise<Pick<FileMetadata, 'width' | 'height'>> {
  if (format === 'svg') return uprightSize(stored);
  return type === 'image' ? { ...(width && height && { width, height }) } : metadata;
}

async function readMetadata(
  path: string,
  { format, type }: Pick<ValidMedia, 'format' | 'type'>,
): Promise<FileMetadata> {
  // Drawings contain no credits, and searching would parse the full file.
  if (type === 'model3d' || format === 'svg') return { credits: { creators: [] } };
  if (type === 'image') return { credits: await readImageCredits(path) };
  return readAudioVideoMetadata(path, format);
}

/** Stores a file without private metadata, because originals are served too. */
export async function storeStripped(
  store: Pick<MediaStore, 'put' | 'putBytes'>,
  path: string,
  format: MediaFormat,
): Promise<StoredFile> {
  const cleaned = await stripPrivate(path, format);
  return 'bytes' in cleaned ? store.putBytes(cleaned.bytes) : store.put(path, cleaned.patches);
}
