/** Does something in one tab of the site at a time: the others wait, and then find it done. Without the browser's help each does it. */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(`varde-${name}`, work);
  else await work();
}
