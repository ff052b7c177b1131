/**
 * Threads that render pages when several are requested at once, so that they use all cores and leave
 * the main thread to what costs little (docs/decisions/0046-render-threads.md). The first is started
 * by the first pages that overlap; until it has loaded the site, and without threads, the main thread
 * renders.
 */
import { Worker } from 'node:worker_threads';
import { unavailable } from '#http/problems.ts';
import { type Fetch, type FromRenderer, RemoteRendering } from './remote-rendering.ts';

export interface RenderThreadsOptions {
  /** URL of the built site's file. */
  readonly entry: string;
  readonly max: number;
  /** Renders in this thread. */
  readonly fetch: Fetch;
  /** A thread has ended. */
  readonly onError: (error: unknown) => void;
}

/** Pages that a thread renders at once before another is started: one waits for its data. */
const BUSY = 2;

export class RenderThreads {
  readonly #options: RenderThreadsOptions;
  /** Threads that have loaded the site. */
  readonly #ready = new Set<RemoteRendering>();
  #started = 0;
  #inMain = 0;

  constructor(options: RenderThreadsOptions) {
    this.#options = options;
  }

  readonly fetch: Fetch = async (request, options) => {
    const [thread] = [...this.#ready].toSorted((a, b) => a.count - b.count);
    const isBusy = (thread ? thread.count : this.#inMain) + 1 >= BUSY;
    if (isBusy && this.#started === this.#ready.size && this.#started < this.#options.max)
      this.#start();
    if (thread) return thread.fetch(request, options);
    this.#inMain += 1;
    try {
      return await this.#options.fetch(request, options);
    } finally {
      this.#inMain -= 1;
    }
  };

  #start(): void {
    const { entry, onError } = this.#options;
    this.#started += 1;
    const worker = new Worker(new URL('render-thread.ts', import.meta.url), { workerData: entry });
    const rendering = new RemoteRendering((message) => worker.postMessage(message, []));
    worker.on('message', (message: FromRenderer | 'ready') => {
      if (message === 'ready') this.#ready.add(rendering);
      else rendering.receive(message);
    });
    worker.once('error', onError);
    worker.once('exit', () => {
      // One that could not load the site would fail again.
      if (this.#ready.delete(rendering)) this.#started -= 1;
      rendering.end(unavailable(ENDED));
    });
    // It ends with the process.
    worker.unref();
  }
}

const ENDED = 'The page could not be rendered.';
