/**
 * After a deploy, a page that was open before asks for parts that are gone; loading the page anew brings the new ones. Each
 * build of the site does that once a visit at most: where it did not help, another time will not either.
 */
import { isOnline } from './network.ts';
import { readForVisit, writeForVisit } from './visit-storage.ts';

const KEY = 'reloaded';
/** The hash in the name of this file's chunk tells one build from another. */
const BUILD = import.meta.url;

/**
 * Whether loading the page anew may help: there is a network, this build has not done it, and the browser will remember that
 * it has, as otherwise it might never end.
 */
export function canReload(build = BUILD): boolean {
  const reloaded = readForVisit(KEY) ?? '';
  return isOnline() && reloaded !== build && writeForVisit(KEY, reloaded);
}

/** Loads the page anew where that may help, and remembers it. */
export function reloadOnce(build = BUILD): void {
  if (canReload(build) && writeForVisit(KEY, build)) reload();
}

/**
 * As `reloadOnce`, with what the visitor has typed in the address, as a form puts it there without script.
 * @returns whether the page goes
 */
export function reloadWith(field: string, typed: string, build = BUILD): boolean {
  if (!canReload(build) || !writeForVisit(KEY, build)) return false;
  const url = new URL(window.location.href);
  url.searchParams.set(field, typed);
  window.location.assign(url.href);
  return true;
}

export function reload(): void {
  window.location.reload();
}
