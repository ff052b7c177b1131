/**
 * The signed-in visitor's tokens on the device (specification §3.10, §4.1), for all tabs of the
 * site. The access token lives ten minutes; the refresh token is in a cookie that no script can
 * read.
 */
import { isRecord } from '@varde/domain/is-record';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';
import { ACCESS_KEY } from './token-hint.ts';

/** The gateway's response (specification §3.7). */
export interface TokenResponse {
  readonly access_token: string;
  /** Seconds. */
  readonly expires_in: number;
  readonly id_token: string;
}

export function isTokenResponse(value: unknown): value is TokenResponse {
  if (!isRecord(value)) return false;
  const { access_token: access, expires_in: seconds, id_token: id } = value;
  return typeof access === 'string' && typeof seconds === 'number' && typeof id === 'string';
}

export interface StoredTokens {
  readonly accessToken: string;
  readonly idToken: string;
  /** In milliseconds by the clock of this device. */
  readonly expiresAt: number;
}

const ID_KEY = 'id_token';
const EXPIRY_KEY = 'access_token_expires';
const SECOND_MS = 1_000;

export function readTokens(): StoredTokens | undefined {
  const accessToken = readStored(ACCESS_KEY);
  if (accessToken === undefined) return undefined;
  const expiresAt = Number(readStored(EXPIRY_KEY) ?? 0);
  return { accessToken, idToken: readStored(ID_KEY) ?? '', expiresAt };
}

/** The access token last: other tabs watch its key. */
export function writeTokens(response: TokenResponse, now = Date.now()): void {
  writeStored(ID_KEY, response.id_token, now);
  writeStored(EXPIRY_KEY, String(now + response.expires_in * SECOND_MS), now);
  writeStored(ACCESS_KEY, response.access_token, now);
}

export function clearTokens(): void {
  for (const key of [EXPIRY_KEY, ID_KEY, ACCESS_KEY]) removeStored(key);
}
