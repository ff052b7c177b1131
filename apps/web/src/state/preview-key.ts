/**
 * The key that lets an editor see drafts, stored for the visit of this tab and sent from `/preview`
 * alone: no other page shows unpublished content. It arrives by a message, in the fragment
 * (`#key=…`), or by input.
 */
import { readForVisit, writeForVisit } from '#browser/storage.ts';

const KEY = 'previewkey';
const PREVIEW = /^\/(?:[a-z]{2,3}\/)?preview\/?$/;
const MARK = /^#key=([\x21-\x7e]{16,200})$/;

export interface PreviewRequestInit {
  readonly headers: Readonly<Record<string, string>>;
  /** Recent changes must be visible. */
  readonly cache: 'no-store';
}

/** Request options of the preview; `undefined` on every other page. Browser only. */
export function previewRequestInit(): PreviewRequestInit | undefined {
  if (!PREVIEW.test(window.location.pathname)) return undefined;
  const key = readForVisit(KEY);
  return { headers: key ? { 'preview-key': key } : {}, cache: 'no-store' };
}

export function storePreviewKey(key: string): void {
  writeForVisit(KEY, key);
}

/** Removes the key from the URL, which may be shown to others. */
export function takePreviewKey(): void {
  const { pathname, search, hash } = window.location;
  const [, key] = MARK.exec(hash) ?? [];
  if (key === undefined) return;
  storePreviewKey(key);
  window.history.replaceState(window.history.state, '', pathname + search);
}
