/**
 * Renders pages elsewhere: in threads (render-threads.ts), or in the process that reads the sources
 * (`npm run dev`). The server sends what to render, and responds to the API calls of its loaders.
 */
import { AsyncResource } from 'node:async_hooks';
import type { SiteContext, SiteResponse } from '@varde/contract/site-context';

type ApiResponse = Awaited<ReturnType<SiteContext['api']>>;

export type ToRenderer =
  | {
      readonly type: 'render';
      readonly id: number;
      readonly url: string;
      readonly context: Omit<SiteContext, 'api' | 'report'>;
    }
  /** Without a response: the call failed. */
  | { readonly type: 'response'; readonly call: number; readonly response?: ApiResponse };

export type FromRenderer =
  /** A loader calls the API. */
  | {
      readonly type: 'call';
      readonly id: number;
      readonly call: number;
      readonly pathAndQuery: string;
    }
  | { readonly type: 'report'; readonly id: number; readonly error: unknown }
  | { readonly type: 'rendered'; readonly id: number; readonly page: RenderedPage }
  | { readonly type: 'failed'; readonly id: number; readonly error: unknown };

interface RenderedPage {
  readonly status: number;
  readonly headers: [string, string][];
  readonly body: Uint8Array;
  readonly scriptHashes: readonly string[];
}

export type Fetch = (request: Request, options: { context: SiteContext }) => Promise<SiteResponse>;

interface Rendering {
  readonly context: SiteContext;
  /** Runs in the context of the page's request, with its trace, client and database settings. */
  readonly within: AsyncResource;
  resolve(page: RenderedPage): void;
  reject(error: unknown): void;
}

/** The server's side. */
export class RemoteRendering {
  readonly #send: (message: ToRenderer) => void;
  readonly #renderings = new Map<number, Rendering>();
  #lastId = 0;

  /** @param send may throw, which fails the page */
  constructor(send: (message: ToRenderer) => void) {
    this.#send = send;
  }

  /** Pages that are being rendered. */
  get count(): number {
    return this.#renderings.size;
  }

  readonly fetch: Fetch = async ({ url }, { context }) => {
    const { api: _api, report: _report, ...rest } = context;
    const id = (this.#lastId += 1);
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
    const within = new AsyncResource('page');
    this.#renderings.set(id, { context, within, resolve, reject });
    try {
      this.#send({ type: 'render', id, url, context: rest });
      const { headers, body, ...page } = await promise;
      return { ...page, headers: new Headers(headers), bytes: async () => body };
    } finally {
      this.#renderings.delete(id);
    }
  };

  receive(message: FromRenderer): void {
    const rendering = this.#renderings.get(message.id);
    if (message.type === 'call') void this.#call(message, rendering);
    if (message.type === 'report') rendering?.context.report(message.error);
    if (message.type === 'rendered') rendering?.resolve(message.page);
    if (message.type === 'failed') rendering?.reject(message.error);
  }

  /** The renderer has ended: fails the pages that it was rendering. */
  end(error: unknown): void {
    for (const rendering of this.#renderings.values()) rendering.reject(error);
  }

  async #call(
    { call, pathAndQuery }: FromRenderer & { type: 'call' },
    rendering: Rendering | undefined,
  ): Promise<void> {
    const response = await rendering?.within
      .runInAsyncScope(() => rendering.context.api(pathAndQuery))
      .catch(() => undefined);
    this.#send({ type: 'response', call, ...(response && { response }) });
  }
}

/** The renderer's side. */
export class Renderer {
  readonly #fetch: Fetch;
  readonly #send: (message: FromRenderer) => void;
  readonly #calls = new Map<number, (response: ApiResponse | undefined) => void>();
  #lastCall = 0;

  constructor(fetch: Fetch, send: (message: FromRenderer) => void) {
    this.#fetch = fetch;
    this.#send = send;
  }

  receive(message: ToRenderer): void {
    if (message.type === 'render') void this.#render(message);
    else this.#calls.get(message.call)?.(message.response);
  }

  /** The server has ended: its calls fail. */
  end(): void {
    for (const resolve of this.#calls.values()) resolve(undefined);
  }

  async #render({ id, url, context }: ToRenderer & { type: 'render' }): Promise<void> {
    try {
      const response = await this.#fetch(new Request(url), {
        context: {
          ...context,
          api: (pathAndQuery) => this.#call(id, pathAndQuery),
          report: (error) => this.#send({ type: 'report', id, error: portable(error) }),
        },
      });
      const { status, headers, scriptHashes = [] } = response;
      const page = { status, headers: [...headers], body: await response.bytes(), scriptHashes };
      this.#send({ type: 'rendered', id, page });
    } catch (error) {
      this.#send({ type: 'failed', id, error: portable(error) });
    }
  }

  async #call(id: number, pathAndQuery: string): Promise<ApiResponse> {
    const call = (this.#lastCall += 1);
    const { promise, resolve } = Promise.withResolvers<ApiResponse | undefined>();
    this.#calls.set(call, resolve);
    this.#send({ type: 'call', id, call, pathAndQuery });
    const response = await promise;
    this.#calls.delete(call);
    if (!response) throw new Error(`There was no response to ${pathAndQuery}.`);
    return response;
  }
}

/** What an error refers to may be impossible to send. */
function portable(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const { name, message, stack } = error;
  return Object.assign(new Error(message), { name, stack });
}
