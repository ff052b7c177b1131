import { hash } from 'node:crypto';

/** 132 bits: collisions are not a concern. */
const LENGTH = 22;

/** Content hash for an ETag, without quotes; several parts are hashed as one. */
export function nameText(...parts: readonly string[]): string {
  return hash('sha256', parts.join(''), 'base64url').slice(0, LENGTH);
}
