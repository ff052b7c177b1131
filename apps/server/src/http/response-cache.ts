/**
 * Public answers as bytes, kept until the content changes. One answer is made once, however many ask for it at the same
 * time. Answers that outlived their minute, or whose changes could not be heard, still help while the database is away.
 */
import { LRUCache } from 'lru-cache';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';
import type { Encoding } from './encoding.ts';
import { nameText } from './name-text.ts';

export interface CachedResponse {
  /** A string, which Node sends in one write with the headers; a buffer costs it a second one. */
  readonly text: string;
  readonly bytes: number;
  /** Names the bytes; without quotes. */
  readonly hash: string;
  readonly createdAt: number;
  /** Headers that belong to these bytes. */
  readonly headers: Headers;
  /** Compressed when first asked for. */
  readonly encoded: Map<Encoding, Buffer | Promise<Buffer>>;
}

type Headers = Readonly<Record<string, string>>;

/** What is kept: a text, with its headers if it has any of its own. */
export type RenderedResponse = string | { readonly text: string; readonly headers: Headers };

export interface ResponseCache {
  /** The kept answer for an address that was answered before, if it is still fresh. */
  find(url: string): CachedResponse | undefined;
  /**
   * The kept answer, else what `make` gives. Rejects as `make` does.
   * @param key what the address asks for: the same for all addresses that mean the same
   */
  read(url: string, key: string, make: () => Promise<RenderedResponse>): Promise<CachedResponse>;
  /** Forgets everything: the content has changed, and changes are heard. */
  clear(): void;
  /** Changes cannot be heard until `clear`: nothing kept is believed, but while the database is away. */
  markStale(): void;
  readonly counts: ResponseCacheCounts;
}

interface ResponseCacheCounts {
  readonly hits: number;
  readonly misses: number;
  /** Answers from the cache because the database was away. */
  readonly staleServed: number;
  readonly entries: number;
  readonly bytes: number;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** The largest answer that is kept, as a part of all. */
const LARGEST_PART = 1 / 4;
/** As long as the answer's own `max-age`: dates of publication pass without an import. */
export const FRESH_MS = 60_000;
/** Rough cost of an entry beside its body. */
const OVERHEAD_BYTES = 500;
/** Letters of all addresses remembered: parameters that nobody knows must not push answers out. */
const MAX_URLS_LENGTH = 4 * 1024 * 1024;

export interface ResponseCacheOptions {
  readonly maxBytes?: number;
  readonly now?: () => number;
}

export function createResponseCache(options: ResponseCacheOptions = {}): ResponseCache {
  return new LruResponseCache(options);
}

class LruResponseCache implements ResponseCache {
  readonly #now: () => number;
  readonly #entries: LRUCache<string, CachedResponse>;
  readonly #keys = new LRUCache<string, string>({
    maxSize: MAX_URLS_LENGTH,
    sizeCalculation: (key, url) => key.length + url.length + 100,
  });
  #underWay = new Map<string, Promise<CachedResponse>>();
  #generation = 0;
  #isHearing = true;
  #hits = 0;
  #misses = 0;
  #staleServed = 0;

  constructor({ maxBytes = MAX_BYTES, now = Date.now }: ResponseCacheOptions) {
    this.#now = now;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxBytes * LARGEST_PART,
      // Two bytes a letter where one is beyond Latin-1; compressed copies together are about half the text.
      sizeCalculation: ({ text, bytes }, key) =>
        text.length * 2 + Math.ceil(bytes / 2) + key.length + OVERHEAD_BYTES,
    });
  }

  find(url: string): CachedResponse | undefined {
    const key = this.#keys.get(url);
    return key === undefined ? undefined : this.#fresh(key);
  }

  async read(
    url: string,
    key: string,
    make: () => Promise<RenderedResponse>,
  ): Promise<CachedResponse> {
    const response = this.#fresh(key) ?? (await this.#make(key, make));
    this.#keys.set(url, key);
    return response;
  }

  clear(): void {
    this.#generation += 1;
    this.#isHearing = true;
    this.#entries.clear();
    this.#underWay = new Map();
  }

  markStale(): void {
    this.#isHearing = false;
  }

  get counts(): ResponseCacheCounts {
    return {
      hits: this.#hits,
      misses: this.#misses,
      staleServed: this.#staleServed,
      entries: this.#entries.size,
      bytes: this.#entries.calculatedSize,
    };
  }

  #fresh(key: string): CachedResponse | undefined {
    const response = this.#entries.get(key);
    if (!response || !this.#isHearing || this.#now() - response.createdAt >= FRESH_MS)
      return undefined;
    this.#hits += 1;
    return response;
  }

  async #make(key: string, make: () => Promise<RenderedResponse>): Promise<CachedResponse> {
    const running = this.#underWay.get(key);
    if (running) return running;
    this.#misses += 1;
    const inFlight = this.#underWay;
    const response = this.#produce(key, make).finally(() => inFlight.delete(key));
    inFlight.set(key, response);
    return response;
  }

  async #produce(key: string, make: () => Promise<RenderedResponse>): Promise<CachedResponse> {
    const generation = this.#generation;
    const before = this.#entries.get(key);
    try {
      const response = toCachedResponse(await make(), this.#now(), before);
      // The content may have changed while this was made of the old one.
      if (generation === this.#generation) this.#entries.set(key, response);
      return response;
    } catch (error) {
      if (!before || generation !== this.#generation || !isDatabaseUnavailable(error)) throw error;
      this.#staleServed += 1;
      return before;
    }
  }
}

/** The same bytes again keep their compressed copies. */
function toCachedResponse(
  rendered: RenderedResponse,
  createdAt: number,
  before: CachedResponse | undefined,
): CachedResponse {
  const { text, headers } =
    typeof rendered === 'string' ? { text: rendered, headers: {} } : rendered;
  const name = nameText(text);
  const encoded = before?.hash === name ? before.encoded : new Map();
  return { text, bytes: Buffer.byteLength(text), hash: name, createdAt, headers, encoded };
}
