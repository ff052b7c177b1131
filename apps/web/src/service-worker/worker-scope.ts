/** The service-worker globals that we use: TypeScript's DOM types do not have them. */

import type { LookupScope } from './stored-bundles.ts';

/** A request with what its response needs. */
export interface RequestContext extends LookupScope {
  readonly request: Request;
  /** Id of the requesting page, or of the one that is being opened. */
  readonly client: string;
  /** Requests it from the server; rejects without a response. */
  readonly network: () => Promise<Response>;
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
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
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
