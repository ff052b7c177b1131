/**
 * In-process cache of public responses, emptied when the content changes. Concurrent requests share
 * one rendering. Expired or possibly stale entries are served only while the database is down, and
 * expired ones while there is too much to do.
 */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isDatabaseUnavailable } from '#db/database-errors.ts';
import type { Encoding } from './negotiation.ts';
import { SegmentedCache } from './segmented-cache.ts';
import { SharedWork } from './shared-work.ts';
import { Overloaded } from './work-queue.ts';

export interface CachedResponse {
  /** Bytes, as a string would be encoded again each time that it is sent. */
  readonly body: Buffer;
  /** Content hash, without quotes. */
  readonly hash: string;
  readonly createdAt: number;
  /** Distinguishes it from other renderings for the same key. */
  readonly serial: number;
  /** 200, or of a redirect. */
  readonly status: number;
  /** Headers of this response. */
  readonly headers: Headers;
  /** Compressed forms, created on first use. */
  readonly encoded: Map<Encoding, Buffer | Promise<Buffer>>;
  /** Whether the cache would still return this response; counts as a hit. */
  readonly reuse: () => boolean;
}

type Headers = Readonly<Record<string, string>>;

/** What to cache: JSON, or a body with its headers. */
type RenderedResponse = string | RenderedBody;

export interface RenderedBody {
  readonly body: string | Buffer;
  readonly headers: Headers;
  /** Default: 200 */
  readonly status?: number;
}

export interface ResponseCache {
  /** The cached response of a URL seen before, if it is still fresh. */
  find(url: string): CachedResponse | undefined;
  /** The cached response, else that of `make`, or its error. */
  read(reading: Reading): Promise<CachedResponse>;
  /** Empties the cache. */
  clear(): void;
  /** The invalidation feed is lost: entries serve only without a database from now on. */
  markStale(): void;
  /** The feed works (again), and nothing was missed. */
  markCurrent(): void;
  readonly counts: ResponseCacheCounts;
}

export interface Reading {
  readonly url: string;
  /** Equal for URLs of one meaning. */
  readonly key: string;
  /** Renderings are shared by readers of one group. */
  readonly group?: string;
  /** Aborts when the client has disconnected; when all have, the rendering is aborted. */
  readonly signal?: AbortSignal;
  readonly make: (rendering: Rendering) => Promise<RenderedResponse>;
}

export interface Rendering {
  readonly signal: AbortSignal;
  /** An expired response is served where this rendering throws `Overloaded`. */
  readonly hasExpired: boolean;
}

interface ResponseCacheCounts {
  readonly hits: number;
  readonly misses: number;
  /** Expired responses served because the database was down or there was too much to do. */
  readonly staleServed: number;
  readonly entries: number;
  readonly bytes: number;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** Same as the response's `max-age`: publication dates pass without an import. */
export const FRESH_MS = 60_000;
/** Longest time after it that a response may serve instead: `stale-while-revalidate` of the API. */
const EXPIRED_MS = 600_000;
/** Renderings for one request while imports follow each other; the last one is not cached. */
const MAX_ATTEMPTS = 3;
/** Approximate overhead of an entry besides its body. */
const OVERHEAD_BYTES = 500;
/** Characters of all cached URLs: unknown parameters must not evict responses. */
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
  readonly #entries: SegmentedCache<CachedResponse>;
  readonly #keys = new LRUCache<string, string>({
    maxSize: MAX_URLS_LENGTH,
    sizeCalculation: (key, url) => key.length + url.length + 100,
  });
  readonly #inFlight = new SharedWork<CachedResponse>();
  #generation = 0;
  #rendered = 0;
  #isFeedAlive = true;
  #hits = 0;
  #misses = 0;
  #staleServed = 0;

  constructor({ maxBytes = MAX_BYTES, now = () => Date.now() }: ResponseCacheOptions) {
    this.#now = now;
    this.#entries = new SegmentedCache({
      maxSize: maxBytes,
      // All compressed copies are about half the body.
      sizeCalculation: ({ body }, key) =>
        Math.ceil(body.length * 1.5) + key.length + OVERHEAD_BYTES,
    });
  }

  find(url: string): CachedResponse | undefined {
    const key = this.#keys.get(url);
    return key === undefined ? undefined : this.#fresh(key);
  }

  async read(reading: Reading): Promise<CachedResponse> {
    const { url, key } = reading;
    const response = this.#fresh(key) ?? (await this.#make(reading));
    this.#keys.set(url, key);
    return response;
  }

  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#keys.clear();
  }

  markStale(): void {
    this.#isFeedAlive = false;
  }

  markCurrent(): void {
    this.#isFeedAlive = true;
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
    if (!response || !this.#isFeedAlive || this.#age(response) >= FRESH_MS) return undefined;
    this.#hits += 1;
    return response;
  }

  #age(response: CachedResponse | undefined): number {
    return response ? this.#now() - response.createdAt : Infinity;
  }

  async #make(reading: Reading, attempt = 1): Promise<CachedResponse> {
    const { key, group, signal } = reading;
    const start = (all: AbortSignal): Promise<CachedResponse> => {
      this.#misses += 1;
      return this.#produce(reading, attempt, all);
    };
    return this.#inFlight.join(`${this.#generation} ${group ?? ''} ${key}`, start, signal);
  }

  async #produce(reading: Reading, attempt: number, signal: AbortSignal): Promise<CachedResponse> {
    const { key, make } = reading;
    const generation = this.#generation;
    const before = this.#entries.get(key);
    const hasExpired = this.#isFeedAlive && this.#age(before) < FRESH_MS + EXPIRED_MS;
    try {
      const rendered = await make({ signal, hasExpired });
      const serial = (this.#rendered += 1);
      // Captures no response: a holder of `reuse` may outlive the entry.
      const reuse = (): boolean => this.#fresh(key)?.serial === serial;
      const createdAt = this.#now();
      const response = { ...toContent(rendered, before), createdAt, serial, reuse };
      if (generation === this.#generation) this.#entries.set(key, response);
      // Rendered across an import, it may mix old and new content.
      else if (attempt < MAX_ATTEMPTS)
        return this.#fresh(key) ?? (await this.#make({ ...reading, signal }, attempt + 1));
      return response;
    } catch (error) {
      if (!before || generation !== this.#generation || !mayServe(hasExpired, error)) throw error;
      this.#staleServed += 1;
      return before;
    }
  }
}

const mayServe = (hasExpired: boolean, error: unknown): boolean =>
  isDatabaseUnavailable(error) || (hasExpired && error instanceof Overloaded);

/** Reuses compressed copies when the bytes are unchanged. */
function toContent(
  rendered: RenderedResponse,
  before: CachedResponse | undefined,
): Omit<CachedResponse, 'createdAt' | 'serial' | 'reuse'> {
  const {
    body: content,
    headers,
    status = 200,
  } = typeof rendered === 'string' ? { body: rendered, headers: {} } : rendered;
  const body = typeof content === 'string' ? Buffer.from(content) : content;
  const name = nameBytes(body);
  const encoded = before?.hash === name ? before.encoded : new Map();
  return { body, hash: name, status, headers, encoded };
}

/** 132 bits: collisions are not a concern. */
const LENGTH = 22;

/** Content hash for an ETag, without quotes; several parts are hashed as one. */
export const nameText = (...parts: readonly string[]): string => nameBytes(parts.join(''));

const nameBytes = (bytes: string | Buffer): string =>
  hash('sha256', bytes, 'base64url').slice(0, LENGTH);
