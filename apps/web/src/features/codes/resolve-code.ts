import { readQr } from '@varde/domain/read-qr';
import { ownHosts } from '#browser/page-url.ts';
import { findCode } from '#api/find-code.ts';
import { readNumericCode } from './numeric-code.ts';

/** What asking for a typed or scanned code came to. */
export type CodeResult =
  | { readonly status: 'found'; readonly href: string }
  | { readonly status: Exclude<CodeTrouble, 'empty'> };

/** Nothing typed; no such code; one of something else than this rebus; no network; no answer. */
export type CodeTrouble = 'empty' | 'unknown' | 'wrong-scope' | 'offline' | 'failed';

/** Where a code leads. */
export type OpenCode = (code: string) => Promise<CodeResult>;

export interface CodeHandlers {
  /** Inside a rebus: hands it to that run. Default: to what it was printed for, wherever that is. */
  readonly openCode?: OpenCode | undefined;
  /** Outside of one, without a network: looks in what is kept on the device. */
  readonly openStored?: OpenCode | undefined;
}

/** Opens what the code was printed for, wherever that is. */
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

/** The number on a sign. */
export async function resolveTypedCode(
  typed: string,
  handlers: CodeHandlers = {},
): Promise<CodeResult | { readonly status: 'empty' }> {
  if (typed.trim() === '') return { status: 'empty' };
  const code = readNumericCode(typed);
  return code === undefined ? { status: 'unknown' } : open(code, handlers);
}

/** The text of a QR code. Browser only. */
export async function resolveScannedCode(
  text: string,
  handlers: CodeHandlers = {},
): Promise<CodeResult | { readonly status: 'invalid' }> {
  const scanned = readQr(text, ownHosts());
  if (scanned.status === 'invalid') return scanned;
  if (scanned.status === 'code') return open(scanned.code, handlers);
  // A page of the site is nothing that a rebus hides.
  return handlers.openCode ? { status: 'wrong-scope' } : { status: 'found', href: scanned.path };
}
