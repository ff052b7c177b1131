/** Thrown instead of waiting when as many wait already as may. */
export class TurnstileFull extends Error {}

/** Lets only so many through at once; the rest wait in order. */
export class Turnstile {
  #free: number;
  readonly #maxWaiting: number;
  readonly #waiting = new Set<() => void>();

  constructor(places: number, maxWaiting = Number.POSITIVE_INFINITY) {
    this.#free = places;
    this.#maxWaiting = maxWaiting;
  }

  /** @param signal ends the wait, not the work. @throws TurnstileFull, or the signal's reason */
  async pass<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait(signal);
    try {
      return await work();
    } finally {
      this.#letNext();
    }
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    if (this.#waiting.size >= this.#maxWaiting) throw new TurnstileFull('Too many are waiting');
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        this.#waiting.delete(enter);
        reject(signal?.reason);
      };
      this.#waiting.add(enter);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  #letNext(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
