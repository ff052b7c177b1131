/**
 * The tokens of who is signed in, on the device (specification §3, §4), for all tabs of the site. What opens anything lives ten minutes;
 * what renews it is in a cookie that no script can read. That there are any is also what says that asking for more is worth while.
 */
import { readStored, removeStored, writeStored } from './storage.ts';

/** Specification §3: what the gateway answers. */
export interface AuthAnswer {
  readonly access_token: string;
  /** Seconds. */
  readonly expires_in: number;
  readonly id_token: string;
}

export interface StoredTokens {
  readonly accessToken: string;
  readonly idToken: string;
  /** By the clock of this device, in milliseconds. */
  readonly expiresAt: number;
}

const ACCESS_KEY = 'access_token';
const ID_KEY = 'id_token';
const EXPIRY_KEY = 'access_token_expires';
const SECOND_MS = 1_000;

/** Whether somebody is, or was, signed in here. */
export function hasTokens(): boolean {
  return readStored(ACCESS_KEY) !== undefined;
}

export function readTokens(): StoredTokens | undefined {
  const accessToken = readStored(ACCESS_KEY);
  if (accessToken === undefined) return undefined;
  const expiresAt = Number(readStored(EXPIRY_KEY) ?? 0);
  return { accessToken, idToken: readStored(ID_KEY) ?? '', expiresAt };
}

/** The access token last: it is what other tabs hear of. */
export function writeTokens(answer: AuthAnswer, now = Date.now()): void {
  writeStored(ID_KEY, answer.id_token, now);
  writeStored(EXPIRY_KEY, String(now + answer.expires_in * SECOND_MS), now);
  writeStored(ACCESS_KEY, answer.access_token, now);
}

export function clearTokens(): void {
  for (const key of [EXPIRY_KEY, ID_KEY, ACCESS_KEY]) removeStored(key);
}

/** Hears when another tab signs in, renews or signs out. */
export function onTokensOfOtherTab(listener: () => void): () => void {
  const controller = new AbortController();
  window.addEventListener(
    'storage',
    // Without a key: everything was removed.
    ({ key }) => {
      if (key === null || key === ACCESS_KEY) listener();
    },
    { signal: controller.signal },
  );
  return () => controller.abort();
}
