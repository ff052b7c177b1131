/** Storage quota and persistence of offline bundles. Browser only. */

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
