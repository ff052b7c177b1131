/**
 * Messages that an editor's window may send to the preview (specification §2.9, §4.7), parsed from
 * untrusted input.
 */

import { MAX_ID } from './constants.ts';
import { isRecord } from './is-record.ts';
import { isPreviewWidth } from './preview-width.ts';

/** Shows a document; absent language, width and key stay unchanged. */
interface ShowMessage {
  readonly type: 'show';
  readonly document: number;
  readonly language?: string;
  /** Pixels. */
  readonly width?: number;
  /** Makes drafts visible. */
  readonly key?: string;
}

/** Content was saved: views that show it refetch it. */
export interface RefreshMessage {
  readonly type: 'refresh';
  readonly what: 'document' | 'media';
  /** Id of the document or of the medium. */
  readonly id: number;
}

export type PreviewMessage = ShowMessage | RefreshMessage;

const LANGUAGE = /^[a-z]{2,3}$/;
const KEY = /^[\x21-\x7e]{16,200}$/;

/** Returns `undefined` for anything but an exact message. */
export function readPreviewMessage(data: unknown): PreviewMessage | undefined {
  if (!isRecord(data)) return undefined;
  if (data['type'] === 'show') return readShow(data);
  return data['type'] === 'refresh' ? readRefresh(data) : undefined;
}

type UntrustedMessage = Readonly<Record<string, unknown>>;

function readShow({
  document,
  language,
  width,
  key,
  ...rest
}: UntrustedMessage): ShowMessage | undefined {
  const isValid =
    isId(document) &&
    isMatch(language, LANGUAGE) &&
    (width === undefined || isPreviewWidth(width)) &&
    isMatch(key, KEY);
  if (!isValid || !hasOnlyType(rest)) return undefined;
  return {
    type: 'show',
    document,
    ...(typeof language === 'string' ? { language } : {}),
    ...(typeof width === 'number' ? { width } : {}),
    ...(typeof key === 'string' ? { key } : {}),
  };
}

function readRefresh({ what, id, ...rest }: UntrustedMessage): RefreshMessage | undefined {
  const isKnown = what === 'document' || what === 'media';
  return isKnown && isId(id) && hasOnlyType(rest) ? { type: 'refresh', what, id } : undefined;
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_ID;
}

/** An absent value is valid. */
function isMatch(value: unknown, pattern: RegExp): boolean {
  return value === undefined || (typeof value === 'string' && pattern.test(value));
}

const hasOnlyType = (rest: UntrustedMessage): boolean => Object.keys(rest).length === 1;
