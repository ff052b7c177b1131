/** Metadata of one medium, and the bytes behind an identifier: originals and derived images. */
import { basename } from 'node:path';
import type { Media } from '@varde/contract/media';
import type { Context } from '#context.ts';
import type { Audience } from '#audience.ts';
import { IMMUTABLE_CACHE, type SentFile } from '#http/send-file.ts';
import {
  createFileRowCache,
  findAllDigests,
  findCaptions,
  findDigests,
  findVisibleMedia,
} from './media.repository.ts';
import { presentMedia } from './media.presenter.ts';
import { createRenderQueue } from './render-queue.ts';
import { createWorkClasses, type WorkClasses } from '#http/work-classes.ts';
import { createImagesService, type ImagesService } from './images.service.ts';
import { listUnused } from './storage/unused-files.ts';

export interface Original extends SentFile {
  /** Base name of the file in the content pack. */
  readonly name: string;
}

export interface MediaService {
  readonly images: ImagesService;
  /** `undefined` if nothing visible shows it. @param unlocked document ids the caller unlocked */
  get(id: number, audience: Audience, unlocked: readonly number[]): Promise<Media | undefined>;
  original(identifier: string): Promise<Original | undefined>;
  /** WebVTT of a video or audio file; `undefined` when there is none in this language. */
  captions(identifier: string, language: string): Promise<string | undefined>;
  /** Number of media files that are missing from the store: lost, or in another server's folder. */
  countMissing(): Promise<number>;
  /** Number of stored files that no content references; `varde prune` removes them. */
  countUnused(): Promise<number>;
  /** Clears cached rows whenever the content changes, and trims the folder of derived images. */
  start(): Promise<void>;
}

const MEGABYTE = 1_048_576;

export interface MediaOptions {
  /** Shared with the other routes of a server. */
  readonly work?: WorkClasses;
  /** Receives errors that do not affect a response, such as a full disk. */
  readonly onError?: (error: unknown) => void;
}

export function createMediaService(
  { config, database, mediaStore }: Context,
  { work = createWorkClasses(), onError = () => {} }: MediaOptions = {},
): MediaService {
  const files = createFileRowCache(database);
  const maxBytes = config.derivedMaxMb * MEGABYTE;
  const renderQueue = createRenderQueue(mediaStore, { maxBytes, work, onError });
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
      // A bucket would need a request per file at each start.
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
