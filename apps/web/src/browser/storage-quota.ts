/** Storage quota, persistence and locks of offline bundles. Browser only. */

/** False if the browser reports too little space; true if it reports nothing. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  return quota === undefined || quota - usage > bytes;
}

/** Requests persistent storage; the browser may prompt or decide alone. */
export async function requestPersistence(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

/** Whether storing failed for lack of space. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Runs work in one tab only; `undefined` if another tab is running it. */
export async function runExclusively<T>(
  name: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? await work() : undefined,
  );
}

/** Runs work in one tab at a time. */
export async function runInTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(name, work);
}
