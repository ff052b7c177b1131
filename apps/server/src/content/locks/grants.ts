/**
 * Grants: what the header `unlock-grant` carries. A grant names its document and when it ends, and is signed over both and
 * over the lock as it was, so that another code, network or radius ends all grants given before.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { GRANTS_PER_REQUEST } from '@varde/domain/constants';
import { MAX_ID } from '@varde/contract/common';

/** What a grant is about. */
export interface GrantTerms {
  readonly documentId: number;
  /** Seconds since 1970. */
  readonly expires: number;
}

export interface Grant extends GrantTerms {
  readonly signature: string;
}

const FORM = /^([1-9]\d{0,9})\.([1-9]\d{0,11})\.([\w-]{43})$/;

/** @param lock the lock as the database writes it */
export function writeGrant(secret: string, terms: GrantTerms, lock: string): string {
  return `${terms.documentId}.${terms.expires}.${sign(secret, terms, lock)}`;
}

/** Grants of a header, several apart by commas; what does not look like one is left out. */
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

/** Whether the grant was given by whoever knows the secret, for this very lock. Its time is for the caller to check. */
export function isGenuine(secret: string, grant: Grant, lock: string): boolean {
  const expected = Buffer.from(sign(secret, grant, lock));
  return timingSafeEqual(Buffer.from(grant.signature), expected);
}

function sign(secret: string, { documentId, expires }: GrantTerms, lock: string): string {
  return createHmac('sha256', secret)
    .update(`${documentId}.${expires}.${lock}`)
    .digest('base64url');
}
