/** Runs work in one tab of the site at a time; without Web Locks each tab runs it. */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(`varde-${name}`, work);
  else await work();
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
