/**
 * Serves derived images: from the disk cache, else rendered. Concurrent requests for one image
 * share its rendering, images for a single caller are not cached, a full queue rejects requests.
 */
import { availableParallelism } from 'node:os';
import { buffer } from 'node:stream/consumers';
import PQueue from 'p-queue';
import { ProblemError } from '#http/problems.ts';
import { openDerivedFolder, type Bytes } from './storage/derived-folder.ts';
import type { MediaStore } from './storage/media.store.ts';
import { SharedWork } from './shared-work.ts';

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
   * `undefined` when the original is not in the store. Throws `unavailable` when the queue is full.
   * @param signal aborts when the caller disconnects; work that has not started is then dropped
   */
  fetch(job: RenderJob, signal?: AbortSignal): Promise<Bytes | undefined>;
  /** Trims the cache folder to its size limit. */
  sweep(): Promise<void>;
}

/** Rendering and file reads share the thread pool: one thread stays free for files. */
const MAX_PLACES = 3;
/** A page of images for a dozen concurrent visitors: some seconds of work. */
const MAX_WAITING = 200;
/** Uncached images render one at a time, so that they cannot delay the shared ones. */
const SINGLE_PLACES = 1;
const MAX_SINGLE_WAITING = 20;
const TRY_AGAIN_S = 2;

/** @param onError receives errors of storing an image; the image is sent nevertheless */
export function createRenderQueue(
  store: MediaStore,
  maxBytes: number,
  onError: (error: unknown) => void,
): RenderQueue {
  const folder = openDerivedFolder(store.derivedFolder, maxBytes);
  const render = renderQueue(Math.min(availableParallelism(), MAX_PLACES), MAX_WAITING);
  const renderSingle = renderQueue(SINGLE_PLACES, MAX_SINGLE_WAITING);
  const shared = new SharedWork<Buffer | undefined>();

  const draw = async (job: RenderJob, signal: AbortSignal) => {
    if ('from' in job) {
      const source = await fetch(job.from, signal);
      const bytes = source && (await bufferOf(source));
      return bytes && render(() => job.draw(bytes), signal);
    }
    const { original, draw } = job;
    if (!(await store.ensureLocal(original))) return undefined;
    return render(() => draw(store.pathOf(original)), signal);
  };
  const drawAndCache = async (job: RenderJob, signal: AbortSignal) => {
    const bytes = await draw(job, signal);
    if (bytes) await folder.store(job.name, bytes).catch(onError);
    return bytes;
  };
  const drawOnce = (job: RenderJob, signal: AbortSignal | undefined) =>
    shared.join(
      job.name,
      (sharedSignal) =>
        job.isCached
          ? drawAndCache(job, sharedSignal)
          : renderSingle(() => draw(job, sharedSignal), sharedSignal),
      signal,
    );
  const fetch = async (job: RenderJob, signal?: AbortSignal): Promise<Bytes | undefined> => {
    const cached = job.isCached ? await folder.open(job.name) : undefined;
    if (cached) return cached;
    const body = await drawOnce(job, signal);
    return body && { body, length: body.length };
  };
  return { fetch, sweep: () => folder.sweep() };
}

const bufferOf = async ({ body }: Bytes): Promise<Buffer> =>
  Buffer.isBuffer(body) ? body : buffer(body);

/** A FIFO queue that throws `unavailable` when full. The signal ends the wait, not the work. */
function renderQueue(concurrency: number, maxWaiting: number) {
  const queue = new PQueue({ concurrency });
  return async <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    signal.throwIfAborted();
    if (queue.size >= maxWaiting)
      throw new ProblemError('unavailable', {
        detail: 'Too many images are being rendered; try again in a moment.',
        headers: { 'Retry-After': String(TRY_AGAIN_S) },
      });
    // Given `signal` itself, p-queue would release the slot while the work continues.
    const waiting = new AbortController();
    const leave = (): void => waiting.abort(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    const start = (): Promise<T> => {
      signal.removeEventListener('abort', leave);
      return work();
    };
    return queue.add(start, { signal: waiting.signal });
  };
}
