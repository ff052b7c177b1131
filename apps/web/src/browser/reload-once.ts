/**
 * After a deploy, an open page requests chunks that are gone; a reload loads the new build. Each
 * build reloads at most once a visit: if that did not help, another reload will not.
 */
import { isOnline } from './network.ts';
import { readForVisit, writeForVisit } from './storage.ts';

const KEY = 'reloaded';
/** This file's chunk has a hash that identifies the build. */
const BUILD = import.meta.url;

/**
 * Whether a reload may help: online, not done by this build, and the browser can store that it was
 * done, as otherwise it might never end.
 */
export function canReload(build = BUILD): boolean {
  const reloaded = readForVisit(KEY) ?? '';
  return isOnline() && reloaded !== build && writeForVisit(KEY, reloaded);
}

export function reloadOnce(build = BUILD): void {
  if (canReload(build) && writeForVisit(KEY, build)) reload();
}

/**
 * As `reloadOnce`, with the visitor's input in the URL, as a form submits it without script.
 * @returns whether the page reloads
 */
export function reloadWith(field: string, input: string, build = BUILD): boolean {
  if (!canReload(build) || !writeForVisit(KEY, build)) return false;
  const url = new URL(window.location.href);
  url.searchParams.set(field, input);
  window.location.assign(url.href);
  return true;
}

export function reload(): void {
  window.location.reload();
}
