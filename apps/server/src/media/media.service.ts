/** One medium with its words, and the bytes behind an identifier: originals as they came in, pictures as they are asked for. */
import { basename } from 'node:path';
import type { Media } from '@varde/contract/media';
import type { Context } from '#context.ts';
import type { Audience } from '#audience.ts';
import { IMMUTABLE_CACHE, type SentFile } from '#http/send-file.ts';
import { createKnownFiles } from './storage/known-files.ts';
import { presentMedia } from './media.presenter.ts';
import { findAllDigests, findCaptions, findDigests, findVisibleMedia } from './media.repository.ts';
import { createRenderQueue } from './render-queue.ts';
import { createImagesService, type ImagesService } from './images.service.ts';
import { listUnused } from './storage/unused-files.ts';

export interface Original extends SentFile {
  /** Last part of its name in the content pack. */
  readonly name: string;
}

export interface MediaService {
  readonly images: ImagesService;
  /**
   * `undefined` when nothing that this audience may see shows it.
   * @param unlocked documents whose locks are open to the caller
   */
  get(id: number, audience: Audience, unlocked: readonly number[]): Promise<Media | undefined>;
  original(identifier: string): Promise<Original | undefined>;
  /** WebVTT of a film or sound; `undefined` when there is none in this language. */
  captions(identifier: string, language: string): Promise<string | undefined>;
  /** How many of the content's files are not in the store: another server's folder, or one that was lost, has them. */
  countMissing(): Promise<number>;
  /** How many files lie in the store that no content names; `varde prune` removes them. */
  countUnused(): Promise<number>;
  /** Forgets what it knows whenever the content changes, and brings the folder of derived pictures below its size. */
  start(): Promise<void>;
}

const MEGABYTE = 1_048_576;

/** @param onError is told of what went wrong without harm to an answer, such as a full disk */
export function createMediaService(
  { config, database, mediaStore }: Context,
  onError: (error: unknown) => void = () => {},
): MediaService {
  const files = createKnownFiles(database);
  const renderQueue = createRenderQueue(mediaStore, config.derivedMaxMb * MEGABYTE, onError);
  return {
    images: createImagesService(files, renderQueue),
    async get(id, audience, unlocked) {
      const row = await findVisibleMedia(database, id, audience, unlocked);
      return row && presentMedia(row);
    },
    async original(identifier) {
      const row = await files.find(identifier);
      if (!row || !(await mediaStore.ensureLocal(row.sha256))) return undefined;
      return {
        path: mediaStore.pathOf(row.sha256),
        hash: row.sha256.slice(0, 32),
        contentType: row.content_type,
        cacheControl: IMMUTABLE_CACHE,
        name: basename(row.file).replace(/[^\w.-]/g, '_'),
      };
    },
    captions: (identifier, language) => findCaptions(database, identifier, language),
    async countMissing() {
      // A bucket is not asked for every file at each start.
      if (mediaStore.remote) return 0;
      const digests = await findDigests(database);
      const there = await Promise.all(digests.map((digest) => mediaStore.has(digest)));
      return there.filter((isThere) => !isThere).length;
    },
    countUnused: async () => (await listUnused(mediaStore, () => findAllDigests(database))).length,
    async start() {
      await database.listen('varde_content', () => files.clear());
      void renderQueue.sweep().catch(onError);
      void mediaStore.sweep?.().catch(onError);
    },
  };
}
