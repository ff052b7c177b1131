interface Running<T> {
  readonly result: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

/** Shares one run of work between concurrent callers, and aborts it when all of them have left. */
export class SharedWork<T> {
  readonly #running = new Map<string, Running<T>>();

  /** @param signal aborts when this caller leaves. `start` gets one for when all have left. */
  async join(
    key: string,
    start: (workSignal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const running = this.#running.get(key) ?? this.#begin(key, start);
    running.waiting += 1;
    const leave = (): void => this.#leave(key, running);
    signal?.addEventListener('abort', leave, { once: true });
    if (signal?.aborted) leave();
    try {
      return await running.result;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  #begin(key: string, start: (workSignal: AbortSignal) => Promise<T>): Running<T> {
    const controller = new AbortController();
    const result = start(controller.signal).finally(() => this.#forget(key, running));
    const running: Running<T> = { result, controller, waiting: 0 };
    this.#running.set(key, running);
    return running;
  }

  #leave(key: string, running: Running<T>): void {
    running.waiting -= 1;
    if (running.waiting > 0) return;
    // Deleted first: new callers must not join aborted work.
    this.#forget(key, running);
    running.controller.abort();
  }

  #forget(key: string, running: Running<T>): void {
    if (this.#running.get(key) === running) this.#running.delete(key);
  }
}
