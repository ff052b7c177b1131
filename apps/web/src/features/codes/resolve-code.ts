import { readQr } from '@varde/domain/read-qr';
import { ownHosts } from '#browser/page-url.ts';
import { findCode } from '#api/find-code.ts';
import { readNumericCode } from './numeric-code.ts';

/** Result of resolving a typed or scanned code. */
export type CodeResult =
  | { readonly status: 'found'; readonly href: string }
  | { readonly status: Exclude<CodeTrouble, 'empty'> };

/** Empty input; unknown code; code of another rebus or target; no network; request failed. */
export type CodeTrouble = 'empty' | 'unknown' | 'wrong-scope' | 'offline' | 'failed';

export type OpenCode = (code: string) => Promise<CodeResult>;

export interface CodeHandlers {
  /** Inside a rebus: passes the code to the run. Default: opens the code's target. */
  readonly openCode?: OpenCode | undefined;
  /** Outside a rebus, without a network: searches the data stored on the device. */
  readonly openStored?: OpenCode | undefined;
}

/** Resolves a code to its target, of any kind. */
export async function openAnywhere(code: string): Promise<CodeResult> {
  const found = await findCode(code);
  if (found.status === 'ok') return { status: 'found', href: found.data };
  return { status: found.status === 'not-found' ? 'unknown' : found.status };
}

async function open(code: string, { openCode, openStored }: CodeHandlers): Promise<CodeResult> {
  if (openCode) return openCode(code);
  const result = await openAnywhere(code);
  return result.status === 'offline' && openStored ? openStored(code) : result;
}

/** Resolves the number on a sign. */
export async function resolveTypedCode(
  typed: string,
  handlers: CodeHandlers = {},
): Promise<CodeResult | { readonly status: 'empty' }> {
  if (typed.trim() === '') return { status: 'empty' };
  const code = readNumericCode(typed);
  return code === undefined ? { status: 'unknown' } : open(code, handlers);
}

/** Resolves the text of a QR code. Browser only. */
export async function resolveScannedCode(
  text: string,
  handlers: CodeHandlers = {},
): Promise<CodeResult | { readonly status: 'invalid' }> {
  const scanned = readQr(text, ownHosts());
  if (scanned.status === 'invalid') return scanned;
  if (scanned.status === 'code') return open(scanned.code, handlers);
  // A page of the site is never a rebus target.
  return handlers.openCode ? { status: 'wrong-scope' } : { status: 'found', href: scanned.path };
}
