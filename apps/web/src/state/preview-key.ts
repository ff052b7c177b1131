/**
 * The key that lets an editor see drafts, kept for the visit of this tab and sent from `/preview` alone: no other page shows what is
 * not published. It comes by a message, behind the address (`#key=…`), or typed.
 */
import { readForVisit, writeForVisit } from '#browser/visit-storage.ts';

const KEY = 'previewkey';
const PREVIEW = /^\/(?:[a-z]{2,3}\/)?preview\/?$/;
const MARK = /^#key=([\x21-\x7e]{16,200})$/;

export interface PreviewRequestInit {
  readonly headers: Readonly<Record<string, string>>;
  /** What was saved a moment ago is to be seen. */
  readonly cache: 'no-store';
}

/** How the preview asks the API; `undefined` on every other page. Browser only. */
export function previewRequestInit(): PreviewRequestInit | undefined {
  if (!PREVIEW.test(window.location.pathname)) return undefined;
  const key = readForVisit(KEY);
  return { headers: key ? { 'preview-key': key } : {}, cache: 'no-store' };
}

export function storePreviewKey(key: string): void {
  writeForVisit(KEY, key);
}

/** Takes the key off the address, which may be shown to others. */
export function takePreviewKey(): void {
  const { pathname, search, hash } = window.location;
  const [, key] = MARK.exec(hash) ?? [];
  if (key === undefined) return;
  storePreviewKey(key);
  window.history.replaceState(window.history.state, '', pathname + search);
}
