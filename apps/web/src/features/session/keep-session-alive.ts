/**
 * Maintains the session (specification §4.1): restores it at start-up and renews the access token
 * 60 s before it expires, also on resume, and in one tab for all. The device's storage is
 * authoritative; every tab follows it.
 */
import { TOKEN_REFRESH_BEFORE_EXPIRY_MS } from '@varde/domain/constants';
import { readIdToken } from '#state/id-token.ts';
import { isOnline } from '#browser/network.ts';
import { inOneTab } from '#browser/tab-locks.ts';
import { currentSession, setSession } from '#state/session.ts';
import { onTokensOfOtherTab } from '#state/token-hint.ts';
import { clearTokens, readTokens, writeTokens, type StoredTokens } from '#state/token-store.ts';
import { onResume } from '#browser/page-lifecycle.ts';
import { hasRefreshToken, loadUser, refreshTokens } from '#api/gateway.ts';

/** After a network that gave no answer, and at the least between two renewals. */
const RETRY_MS = 30_000;

interface KeepAlive {
  readonly stop: () => void;
  onEnded: () => void;
  /** Of the account whose session is told to the site. */
  shownId?: string | undefined;
  timer?: ReturnType<typeof setTimeout>;
}

let keepAlive: KeepAlive | undefined;
let renewing: Promise<void> | undefined;

/**
 * Begins to keep the session of the tokens on this device, once; call it again when this tab has written some.
 * @param onEnded hears when the gateway has ended a session that the visitor had not
 */
export async function keepSessionAlive(onEnded: () => void): Promise<void> {
  if (keepAlive) {
    // Perhaps in another language now.
    keepAlive.onEnded = onEnded;
    return follow();
  }
  const stops = [onTokensOfOtherTab(follow), onResume(wake)];
  keepAlive = { onEnded, stop: () => stops.forEach((stop) => stop()) };
  await restore();
}

/** As if the page had been left. */
export function stopKeepAlive(): void {
  keepAlive?.stop();
  clearTimeout(keepAlive?.timer);
  keepAlive = undefined;
  setSession(undefined);
}

/** Forgets the session on this device, in all tabs. */
export function forgetSession(): void {
  clearTokens();
  follow();
}

/** Takes what the device holds for true. */
function follow(): void {
  const tokens = show();
  if (tokens) scheduleRenewal(tokens.expiresAt - TOKEN_REFRESH_BEFORE_EXPIRY_MS - Date.now());
}

/** Tells the site, but only when somebody else is signed in than before, or nobody. */
function show(): StoredTokens | undefined {
  const tokens = readTokens();
  if (!keepAlive) return undefined;
  clearTimeout(keepAlive.timer);
  const { uniqueId, name, picture: imageUrl } = readIdToken(tokens?.idToken ?? '');
  if (!tokens && currentSession()) setSession(undefined);
  if (tokens && !(currentSession() && keepAlive.shownId === uniqueId))
    setSession({
      name,
      imageUrl,
      accessToken: () => livingToken(uniqueId),
      replaceToken: (refused) => tokenInPlaceOf(refused, uniqueId),
    });
  keepAlive.shownId = uniqueId;
  return tokens;
}

function scheduleRenewal(delay: number): void {
  if (!keepAlive) return;
  clearTimeout(keepAlive.timer);
  keepAlive.timer = setTimeout(() => void renew(), Math.max(delay, 0));
}

const isDue = ({ expiresAt }: StoredTokens): boolean =>
  expiresAt - Date.now() <= TOKEN_REFRESH_BEFORE_EXPIRY_MS;

/** A page that slept, or lay behind another one, has heard nothing of other tabs. */
function wake(): void {
  const tokens = readTokens();
  if (tokens && isDue(tokens)) void renew();
  else follow();
}

/** Never somebody else's, who has signed in meanwhile: what is sent with it was this account's. */
async function livingToken(uniqueId: string | undefined): Promise<string | undefined> {
  const tokens = readTokens();
  if (tokens && isDue(tokens)) await renew();
  const now = readTokens();
  if (!now || now.expiresAt <= Date.now()) return undefined;
  return readIdToken(now.idToken).uniqueId === uniqueId ? now.accessToken : undefined;
}

/** A session may have been ended on another device; then the visitor hears of it now, not at the next renewal. */
async function tokenInPlaceOf(
  refused: string,
  uniqueId: string | undefined,
): Promise<string | undefined> {
  if (readTokens()?.accessToken === refused) await renew(refused);
  const next = await livingToken(uniqueId);
  return next === refused ? undefined : next;
}

/** @param refused an access token that holds no more, whatever its time says */
function renew(refused?: string): Promise<void> {
  // Many may ask at once.
  renewing ??= inOneTab('session', () => renewAlone(refused)).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function renewAlone(refused: string | undefined): Promise<void> {
  const before = readTokens();
  // Another tab has done it while this one waited, or has signed out.
  if (!before || (!isDue(before) && before.accessToken !== refused)) return follow();
  const result = await requestTokens();
  // Signed out meanwhile: that holds.
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

/** At the start: is there still a session, and whose is it? An access token may have been revoked before its time. */
async function restore(): Promise<void> {
  const tokens = show();
  if (!tokens) return;
  if (isDue(tokens)) return restoreBy();
  follow();
  const { status } = await loadUser(tokens.accessToken);
  if (status === 'refused') return restoreBy(tokens.accessToken);
  // oxlint-disable-next-line no-console -- specification §8.2: logged only
  if (status === 'failed') console.warn('Could not retrieve user data from API.');
}

async function restoreBy(refused?: string): Promise<void> {
  const { status } = await hasRefreshToken();
  // Signed out meanwhile.
  if (!readTokens()) return follow();
  if (status === 'ok') return renew(refused);
  if (status === 'refused') return end();
  return scheduleRenewal(RETRY_MS);
}
