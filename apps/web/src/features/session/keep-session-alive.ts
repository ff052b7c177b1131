/**
 * Maintains the session (specification §4.1): restores it at start-up and renews the access token
 * 60 s before it expires, also on resume, and in one tab for all. The device's storage is
 * authoritative; every tab follows it.
 */
import { TOKEN_REFRESH_BEFORE_EXPIRY_MS } from '@varde/domain/constants';
import { readIdToken } from '#state/id-token.ts';
import { logFailure } from '#browser/log-failure.ts';
import { isOnline } from '#browser/network.ts';
import { inOneTab } from '#browser/tab-locks.ts';
import { currentSession, setSession } from '#state/session.ts';
import { onTokensOfOtherTab } from '#state/token-hint.ts';
import { clearTokens, readTokens, writeTokens, type StoredTokens } from '#state/token-store.ts';
import { onResume } from '#browser/page-lifecycle.ts';
import { hasRefreshToken, loadUser, refreshTokens } from '#api/gateway.ts';

/** Delay after a failed request, and the minimum between two renewals. */
const RETRY_MS = 30_000;

interface KeepAlive {
  readonly stop: () => void;
  onEnded: () => void;
  /** The account whose session was announced to the site. */
  announcedId?: string | undefined;
  timer?: ReturnType<typeof setTimeout>;
}

let keepAlive: KeepAlive | undefined;
let renewing: Promise<void> | undefined;

/**
 * Maintains the session of the tokens on this device, once per page; call it again after this tab
 * has written tokens.
 * @param onEnded called when the gateway ended a session that the visitor did not sign out of
 */
export async function keepSessionAlive(onEnded: () => void): Promise<void> {
  if (keepAlive) {
    // The language may have changed.
    keepAlive.onEnded = onEnded;
    return follow();
  }
  const stops = [onTokensOfOtherTab(follow), onResume(resume)];
  keepAlive = { onEnded, stop: () => stops.forEach((stop) => stop()) };
  await restore();
}

/** Stops all timers and listeners, as on leaving the page. */
export function stopKeepAlive(): void {
  keepAlive?.stop();
  clearTimeout(keepAlive?.timer);
  keepAlive = undefined;
  setSession(undefined);
}

/** Deletes the session on this device, in all tabs. */
export function forgetSession(): void {
  clearTokens();
  follow();
}

/** Applies the stored tokens. */
function follow(): void {
  const tokens = announceSession();
  if (tokens) scheduleRenewal(tokens.expiresAt - TOKEN_REFRESH_BEFORE_EXPIRY_MS - Date.now());
}

/** Announces the session to the site only when the account has changed. */
function announceSession(): StoredTokens | undefined {
  const tokens = readTokens();
  if (!keepAlive) return undefined;
  clearTimeout(keepAlive.timer);
  const { uniqueId, name, picture: imageUrl } = readIdToken(tokens?.idToken ?? '');
  if (!tokens && currentSession()) setSession(undefined);
  if (tokens && !(currentSession() && keepAlive.announcedId === uniqueId))
    setSession({
      name,
      imageUrl,
      accessToken: () => validToken(uniqueId),
      replaceToken: (refused) => replaceToken(refused, uniqueId),
    });
  keepAlive.announcedId = uniqueId;
  return tokens;
}

function scheduleRenewal(delay: number): void {
  if (!keepAlive) return;
  clearTimeout(keepAlive.timer);
  keepAlive.timer = setTimeout(() => void renew(), Math.max(delay, 0));
}

const isDue = ({ expiresAt }: StoredTokens): boolean =>
  expiresAt - Date.now() <= TOKEN_REFRESH_BEFORE_EXPIRY_MS;

/** A suspended or hidden page has missed the events of other tabs. */
function resume(): void {
  const tokens = readTokens();
  if (tokens && isDue(tokens)) void renew();
  else follow();
}

/** Never the token of another account signed in meanwhile: the request is this account's. */
async function validToken(uniqueId: string | undefined): Promise<string | undefined> {
  const tokens = readTokens();
  if (tokens && isDue(tokens)) await renew();
  const now = readTokens();
  if (!now || now.expiresAt <= Date.now()) return undefined;
  return readIdToken(now.idToken).uniqueId === uniqueId ? now.accessToken : undefined;
}

/**
 * A session may have been ended on another device: the visitor is notified now, not at the next
 * renewal.
 */
async function replaceToken(
  refused: string,
  uniqueId: string | undefined,
): Promise<string | undefined> {
  if (readTokens()?.accessToken === refused) await renew(refused);
  const next = await validToken(uniqueId);
  return next === refused ? undefined : next;
}

/** @param refused an access token that is invalid although it has not expired */
function renew(refused?: string): Promise<void> {
  // Concurrent calls share one renewal.
  renewing ??= inOneTab('session', () => renewAlone(refused)).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function renewAlone(refused: string | undefined): Promise<void> {
  const before = readTokens();
  // Another tab has renewed the tokens, or signed out, in the meantime.
  if (!before || (!isDue(before) && before.accessToken !== refused)) return follow();
  const result = await requestTokens();
  // Signed out in the meantime.
  if (!readTokens()) return follow();
  if (result.status === 'failed') return scheduleRenewal(RETRY_MS);
  if (result.status === 'refused') return end();
  writeTokens(result.data);
  return follow();
}

async function requestTokens(): ReturnType<typeof refreshTokens> {
  return isOnline() ? refreshTokens() : { status: 'failed' };
}

function end(): void {
  forgetSession();
  keepAlive?.onEnded();
}

/**
 * On start: checks that the session exists and whose it is. An access token may have been revoked
 * before it expires.
 */
async function restore(): Promise<void> {
  const tokens = announceSession();
  if (!tokens) return;
  if (isDue(tokens)) return restoreBy();
  follow();
  const { status } = await loadUser(tokens.accessToken);
  if (status === 'refused') return restoreBy(tokens.accessToken);
  if (status === 'failed') logFailure('Could not retrieve user data from API.');
}

async function restoreBy(refused?: string): Promise<void> {
  const { status } = await hasRefreshToken();
  // Signed out in the meantime.
  if (!readTokens()) return follow();
  if (status === 'ok') return renew(refused);
  if (status === 'refused') return end();
  return scheduleRenewal(RETRY_MS);
}
