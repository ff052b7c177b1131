/**
 * Serves derived images: from the disk cache, else rendered. Concurrent requests for one image
 * share its rendering, images for a single caller are not cached, a full queue rejects requests.
 */
import { buffer } from 'node:stream/consumers';
import type { WorkClasses } from '#http/work-classes.ts';
import type { Client } from '#http/work-queue.ts';
import { openDerivedFolder, type Bytes } from './storage/derived-folder.ts';
import type { MediaStore } from './storage/media.store.ts';
import { SharedWork } from '#http/shared-work.ts';

interface RenderJobBase {
  /** Digest of the original in the store. */
  readonly original: string;
  /** Cache key; starts with the digest of the original. */
  readonly name: string;
  /** Whether the image is one of a limited set and is stored for other callers. */
  readonly isCached: boolean;
}

export interface OriginalRenderJob extends RenderJobBase {
  readonly draw: (path: string) => Promise<Buffer>;
}

/** Rendered from another derived image, which is rendered first when it is not cached. */
interface DerivedRenderJob extends RenderJobBase {
  readonly from: OriginalRenderJob;
  readonly draw: (from: Buffer) => Promise<Buffer>;
}

export type RenderJob = OriginalRenderJob | DerivedRenderJob;

export interface RenderQueue {
  /**
   * `undefined` when the original is not in the store. Work that has not started is dropped when
   * the client disconnects. @throws Overloaded
   */
  fetch(job: RenderJob, client: Client): Promise<Bytes | undefined>;
  /** Trims the cache folder to its size limit. */
  sweep(): Promise<void>;
}

export interface RenderOptions {
  readonly maxBytes: number;
  readonly work: Pick<WorkClasses, 'image' | 'section'>;
  /** Receives errors of storing an image; the image is sent nevertheless. */
  readonly onError: (error: unknown) => void;
}

export function createRenderQueue(
  store: MediaStore,
  { maxBytes, work, onError }: RenderOptions,
): RenderQueue {
  const folder = openDerivedFolder(store.derivedFolder, maxBytes);
  const shared = new SharedWork<Buffer | undefined>();

  const draw = async (job: RenderJob, client: Client) => {
    if ('from' in job) {
      const source = await fetch(job.from, client);
      const bytes = source && (await bufferOf(source));
      return bytes && work.image.run(client, () => job.draw(bytes));
    }
    const { original, draw } = job;
    if (!(await store.ensureLocal(original))) return undefined;
    return work.image.run(client, () => draw(store.pathOf(original)));
  };
  const drawAndCache = async (job: RenderJob, client: Client) => {
    const bytes = await draw(job, client);
    if (bytes) await folder.store(job.name, bytes).catch(onError);
    return bytes;
  };
  const drawOnce = (job: RenderJob, client: Client) =>
    shared.join(
      job.name,
      (signal) => {
        const all = { ...client, signal };
        return job.isCached ? drawAndCache(job, all) : work.section.run(all, () => draw(job, all));
      },
      client.signal,
    );
  const fetch = async (job: RenderJob, client: Client): Promise<Bytes | undefined> => {
    const cached = job.isCached ? await folder.open(job.name) : undefined;
    if (cached) return cached;
    const body = await drawOnce(job, client);
    return body && { body, length: body.length };
  };
  return { fetch, sweep: () => folder.sweep() };
}

const bufferOf = async ({ body }: Bytes): Promise<Buffer> =>
  Buffer.isBuffer(body) ? body : buffer(body);
