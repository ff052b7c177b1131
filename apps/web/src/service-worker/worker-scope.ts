/** What the browser hands to a service worker, as far as ours uses it: the types of a page's scripts know nothing of it. */

import type { Shelf } from './stored-bundles.ts';

/** A request with what it takes to answer it. */
export interface RequestContext extends Shelf {
  readonly request: Request;
  /** Id of the page that asks, or of the one that is being opened. */
  readonly client: string;
  /** Asks the server; rejects when there is no answer at all. */
  readonly network: () => Promise<Response>;
}

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}

export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      includeUncontrolled: boolean;
    }): Promise<readonly { readonly id: string }[]>;
  };
  readonly location: Location;
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
