/** Room for what is kept on the device. Browser only. */

/** False where the browser says that so much does not fit; one that says nothing is tried. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  return quota === undefined || quota - usage > bytes;
}

/** Asks the browser not to clear what the visitor has had stored; it may ask the visitor, or decide alone. */
export async function requestPersistence(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

/** Whether storing failed for want of room. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Does the work alone among all tabs; `undefined` when another one is at it. */
export async function aloneAmongTabs<T>(
  name: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? await work() : undefined,
  );
}

/** Changes what tabs share, one after the other. */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(name, work);
}
