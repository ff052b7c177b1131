import { LRUCache } from 'lru-cache';

/** Share of the size for entries that have not been read again. */
const PROBATION_SHARE = 1 / 4;

interface SegmentedCacheOptions<V extends object> {
  /** Of all entries. An entry may have a quarter of it at most; larger ones are not stored. */
  readonly maxSize: number;
  readonly sizeCalculation: (value: V, key: string) => number;
}

/**
 * Segmented LRU cache, with the names of `LRUCache`: entries that are read or replaced move to a
 * segment of their own, from which entries that nobody requests again (of crawlers, free searches,
 * positions) evict nothing.
 */
export class SegmentedCache<V extends object> {
  readonly #probation: LRUCache<string, V>;
  readonly #protected: LRUCache<string, V>;

  constructor({ maxSize, sizeCalculation }: SegmentedCacheOptions<V>) {
    const probationSize = Math.floor(maxSize * PROBATION_SHARE);
    const options = { maxEntrySize: probationSize, sizeCalculation };
    this.#probation = new LRUCache({ ...options, maxSize: probationSize });
    this.#protected = new LRUCache({ ...options, maxSize: maxSize - probationSize });
  }

  get(key: string): V | undefined {
    const value = this.#probation.get(key);
    if (!value) return this.#protected.get(key);
    this.#probation.delete(key);
    this.#protected.set(key, value);
    return value;
  }

  set(key: string, value: V): void {
    const isKnown = this.#probation.delete(key) || this.#protected.has(key);
    (isKnown ? this.#protected : this.#probation).set(key, value);
  }

  clear(): void {
    this.#probation.clear();
    this.#protected.clear();
  }

  /** Number of entries. */
  get size(): number {
    return this.#probation.size + this.#protected.size;
  }

  get calculatedSize(): number {
    return this.#probation.calculatedSize + this.#protected.calculatedSize;
  }
}
