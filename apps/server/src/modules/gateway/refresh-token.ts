/**
 * Refresh tokens of the gateway: which session, which generation, and a keyed hash over both. Each refresh makes the next generation;
 * two refreshes at the same moment are given the same one, because it follows from the session.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface RefreshToken {
  readonly id: string;
  readonly generation: number;
}

export function writeRefreshToken(secret: string, { id, generation }: RefreshToken): string {
  const head = `${id}.${generation}`;
  return `${head}.${seal(secret, head).toString('base64url')}`;
}

/** `undefined` when it was not made by us. */
export function readRefreshToken(secret: string, text: string): RefreshToken | undefined {
  const [, head = '', id = '', generation, mac = ''] =
    /^(([\w-]{20,64})\.(\d{1,9}))\.([\w-]{43})$/.exec(text) ?? [];
  if (head === '') return undefined;
  const given = Buffer.from(mac, 'base64url');
  const expected = seal(secret, head);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return { id, generation: Number(generation) };
}

function seal(secret: string, head: string): Buffer {
  return createHmac('sha256', secret).update(`refresh ${head}`).digest();
}
