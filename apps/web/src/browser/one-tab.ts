/** Runs work in one tab of the site at a time; without Web Locks each tab runs it. */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(`varde-${name}`, work);
  else await work();
}
