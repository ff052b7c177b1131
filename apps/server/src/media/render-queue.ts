/**
 * Gives derived pictures: from the disk when they are kept there, else drawn. What many ask for is drawn once; what
 * nobody else will ask for is never kept; and when too many wait, the next is told to come back.
 */
import { availableParallelism } from 'node:os';
import { buffer } from 'node:stream/consumers';
import PQueue from 'p-queue';
import { ProblemError } from '#http/problems.ts';
import { openDerivedFolder, type Bytes } from './storage/derived-folder.ts';
import type { MediaStore } from './storage/media.store.ts';
import { SharedWork } from './shared-work.ts';

interface RenderJobBase {
  /** Digest in the store of what it is drawn from. */
  readonly original: string;
  /** Begins with that digest; the same name stands for the same bytes. */
  readonly name: string;
  /** One of few: it is kept for the next caller. */
  readonly isCached: boolean;
}

/** Drawn from the original. */
export interface OriginalRenderJob extends RenderJobBase {
  readonly draw: (path: string) => Promise<Buffer>;
}

/** Made of another picture, which is drawn first when it is not kept. */
interface DerivedRenderJob extends RenderJobBase {
  readonly from: OriginalRenderJob;
  readonly draw: (from: Buffer) => Promise<Buffer>;
}

export type RenderJob = OriginalRenderJob | DerivedRenderJob;

export interface RenderQueue {
  /**
   * `undefined` when the original is not in the store. Throws `unavailable` when too many wait.
   * @param signal says that the caller has gone; work that has not begun is then dropped
   */
  fetch(order: RenderJob, signal?: AbortSignal): Promise<Bytes | undefined>;
  /** Brings the folder below its size. */
  sweep(): Promise<void>;
}

/** One of the threads that both drawing and reading files use stays free for the files. */
const MAX_PLACES = 3;
/** A page of pictures for a dozen visitors at once: some seconds of work. */
const MAX_WAITING = 200;
/** Pictures for one caller pass one at a time, so that they cannot hold up those that everybody asks for. */
const SINGLE_PLACES = 1;
const MAX_SINGLE_WAITING = 20;
const TRY_AGAIN_S = 2;

/** @param onError is told why a picture could not be kept; it is sent all the same */
export function createRenderQueue(
  store: MediaStore,
  maxBytes: number,
  onError: (error: unknown) => void,
): RenderQueue {
  const folder = openDerivedFolder(store.derivedFolder, maxBytes);
  const render = renderQueue(Math.min(availableParallelism(), MAX_PLACES), MAX_WAITING);
  const renderSingle = renderQueue(SINGLE_PLACES, MAX_SINGLE_WAITING);
  const shared = new SharedWork<Buffer | undefined>();

  const draw = async (order: RenderJob, signal: AbortSignal) => {
    if ('from' in order) {
      const source = await fetch(order.from, signal);
      const bytes = source && (await bufferOf(source));
      return bytes && render(() => order.draw(bytes), signal);
    }
    const { original, draw } = order;
    if (!(await store.ensureLocal(original))) return undefined;
    return render(() => draw(store.pathOf(original)), signal);
  };
  const drawAndCache = async (order: RenderJob, signal: AbortSignal) => {
    const bytes = await draw(order, signal);
    if (bytes) await folder.store(order.name, bytes).catch(onError);
    return bytes;
  };
  const drawOnce = (order: RenderJob, signal: AbortSignal | undefined) =>
    shared.join(
      order.name,
      (sharedSignal) =>
        order.isCached
          ? drawAndCache(order, sharedSignal)
          : renderSingle(() => draw(order, sharedSignal), sharedSignal),
      signal,
    );
  const fetch = async (order: RenderJob, signal?: AbortSignal): Promise<Bytes | undefined> => {
    const cached = order.isCached ? await folder.open(order.name) : undefined;
    if (cached) return cached;
    const body = await drawOnce(order, signal);
    return body && { body, length: body.length };
  };
  return { fetch, sweep: () => folder.sweep() };
}

const bufferOf = async ({ body }: Bytes): Promise<Buffer> =>
  Buffer.isBuffer(body) ? body : buffer(body);

/** A FIFO queue that throws `unavailable` where `maxWaiting` wait. The signal ends the wait, not the work. */
function renderQueue(concurrency: number, maxWaiting: number) {
  const queue = new PQueue({ concurrency });
  return async <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    signal.throwIfAborted();
    if (queue.size >= maxWaiting)
      throw new ProblemError('unavailable', {
        detail: 'Too many images are being rendered; try again in a moment.',
        headers: { 'Retry-After': String(TRY_AGAIN_S) },
      });
    // Given `gone` itself, p-queue would free the place of work that goes on after its caller left.
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
