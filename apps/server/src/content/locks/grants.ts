/**
 * Grants: the content of the header `unlock-grant`. A grant names its document and expiry. Its
 * signature also covers the lock, so that changing a lock's code, network or radius invalidates
 * earlier grants.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { GRANTS_PER_REQUEST } from '@varde/domain/constants';
import { MAX_ID } from '@varde/contract/common';

export interface GrantTerms {
  readonly documentId: number;
  /** Unix time in seconds. */
  readonly expires: number;
}

export interface Grant extends GrantTerms {
  readonly signature: string;
}

const FORM = /^([1-9]\d{0,9})\.([1-9]\d{0,11})\.([\w-]{43})$/;

/** @param lock the lock as database text */
export function writeGrant(secret: string, terms: GrantTerms, lock: string): string {
  return `${terms.documentId}.${terms.expires}.${sign(secret, terms, lock)}`;
}

/** Parses a comma-separated header; malformed grants are skipped. */
export function readGrants(header: string): Grant[] {
  return header
    .split(',', GRANTS_PER_REQUEST)
    .map((text) => FORM.exec(text.trim()))
    .filter((match) => match !== null)
    .map(([, documentId, expires, signature = '']) => ({
      documentId: Number(documentId),
      expires: Number(expires),
      signature,
    }))
    .filter(({ documentId }) => documentId <= MAX_ID);
}

/** Verifies the signature against this lock; the caller checks expiry. */
export function isGenuine(secret: string, grant: Grant, lock: string): boolean {
  const expected = Buffer.from(sign(secret, grant, lock));
  return timingSafeEqual(Buffer.from(grant.signature), expected);
}

function sign(secret: string, { documentId, expires }: GrantTerms, lock: string): string {
  return createHmac('sha256', secret)
    .update(`${documentId}.${expires}.${lock}`)
    .digest('base64url');
}
