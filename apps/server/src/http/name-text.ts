import { hash } from 'node:crypto';

/** 132 bits: no two texts that are ever sent share a name. */
const LENGTH = 22;

/** Names a text by its content, for an ETag; without quotes. Several parts are named as one. */
export function nameText(...parts: readonly string[]): string {
  return hash('sha256', parts.join(''), 'base64url').slice(0, LENGTH);
}
