import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentSession } from '#state/session.ts';
import { readTokens, writeTokens } from '#state/token-store.ts';
import { forgetSession, keepSessionAlive, stopKeepAlive } from './keep-session-alive.ts';
import {
  idToken,
  openFakeBrowser,
  tokenResponse,
  type FakeBrowser,
} from './testing/fake-browser.ts';

vi.mock('#browser/site.ts', async () => (await import('./testing/fake-browser.ts')).fakeSite());
// On the server, where tests run, there is always a network.
vi.mock('#browser/network.ts', () => ({ isOnline: () => navigator.onLine }));

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const ended = vi.fn<() => void>();
const ok = (body: object) => () => Response.json(body);
const refused = () => Response.json({}, { status: 401 });

let browser: FakeBrowser;

beforeEach(() => {
  vi.useFakeTimers();
  browser = openFakeBrowser();
  ended.mockClear();
  browser.responses['userData'] = ok({ uniqueId: 'kari', name: 'Kari Nordmann' });
  browser.responses['token'] = () => Response.json(tokenResponse());
  browser.responses['has-refresh-token'] = ok({ ok: true });
});
afterEach(() => {
  stopKeepAlive();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Of the calls so far, those that renew. */
const renewals = () => browser.calls.filter(({ path }) => path === 'token');
/** A page of a visitor whose token was given just now. */
async function openSignedIn() {
  writeTokens(tokenResponse());
  await keepSessionAlive(ended);
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const asleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('a session', () => {
  it('is absent without tokens, and makes no request', async () => {
    await keepSessionAlive(ended);
    expect(currentSession()).toBeUndefined();
    expect(browser.calls).toEqual([]);
  });

  it('is announced at once for a valid token, and verified', async () => {
    writeTokens(tokenResponse('kari', 'Åse Östlund'));
    const pending = keepSessionAlive(ended);
    expect(currentSession()?.name).toBe('Åse Östlund');
    await pending;
    expect(browser.calls.map(({ path }) => path)).toEqual(['userData']);
    expect(await currentSession()?.accessToken()).toBe(readTokens()?.accessToken);
  });

  it('contains the image of the login host', async () => {
    const imageUrl = 'https://faces.example/kari.jpg';
    writeTokens({ ...tokenResponse(), id_token: idToken('kari', 'Kari', imageUrl) });
    await keepSessionAlive(ended);
    expect(currentSession()?.imageUrl).toBe(imageUrl);
  });

  it('is renewed 60 s before each token expires', async () => {
    await openSignedIn();
    const session = currentSession();
    await pass(9 * MINUTE - SECOND);
    expect(renewals()).toEqual([]);
    await pass(SECOND);
    expect(renewals()).toHaveLength(1);
    expect(renewals()[0]?.form).toBe(
      'grant_type=refresh_token&redirect_uri=https%3A%2F%2Fvarde.example%2Foauth2%2Fcallback',
    );
    await pass(9 * MINUTE);
    expect(renewals()).toHaveLength(2);
    expect(currentSession()).toBe(session);
  });

  it.each(['online', 'pageshow'])('is renewed on %s after a suspension', async (event) => {
    await openSignedIn();
    asleep(20 * MINUTE);
    browser.fire(event);
    await pass(0);
    expect(renewals()).toHaveLength(1);
    expect(await currentSession()?.accessToken()).toBe(readTokens()?.accessToken);
  });

  it('is renewed once for concurrent requests of an expired token', async () => {
    await openSignedIn();
    asleep(20 * MINUTE);
    const session = currentSession();
    const tokens = await Promise.all([session?.accessToken(), session?.accessToken()]);
    expect(new Set(tokens)).toEqual(new Set([readTokens()?.accessToken]));
    expect(renewals()).toHaveLength(1);
  });

  it('adopts the renewal of another tab without renewing again', async () => {
    await openSignedIn();
    asleep(9 * MINUTE + SECOND);
    writeTokens(tokenResponse());
    browser.fire('storage', { key: 'access_token' });
    await pass(MINUTE);
    expect(renewals()).toEqual([]);
    expect(await currentSession()?.accessToken()).toBe(readTokens()?.accessToken);
  });

  it.each([
    ['in another tab', 'storage', { key: null }],
    ['while the page was hidden', 'pageshow', {}],
  ])('ends without a notification after a sign-out %s', async (_where, event, more) => {
    await openSignedIn();
    browser.stored.clear();
    browser.fire(event, more);
    expect(currentSession()).toBeUndefined();
    await pass(20 * MINUTE);
    expect(renewals()).toEqual([]);
    expect(ended).not.toHaveBeenCalled();
  });

  it('changes when another account signs in in another tab', async () => {
    await openSignedIn();
    writeTokens(tokenResponse('ola', 'Ola'));
    browser.fire('storage', { key: 'access_token' });
    expect(currentSession()?.name).toBe('Ola');
  });

  it('returns no token of another account to requests of the previous one', async () => {
    await openSignedIn();
    const before = currentSession();
    writeTokens(tokenResponse('ola', 'Ola'));
    expect(await before?.accessToken()).toBeUndefined();
  });

  it('ends with a notification when refused, and clears tokens and timer', async () => {
    await openSignedIn();
    browser.responses['token'] = refused;
    await pass(9 * MINUTE);
    expect(currentSession()).toBeUndefined();
    expect([...browser.stored.keys()]).toEqual([]);
    expect(ended).toHaveBeenCalledOnce();
    await pass(60 * MINUTE);
    expect(renewals()).toHaveLength(1);
  });

  it.each([
    ['no answer', undefined],
    ['a server that is away', () => new Response('', { status: 503 })],
    ['too many tries', () => new Response('', { status: 429 })],
  ])('continues through %s, and is renewed afterwards', async (_title, respond) => {
    await openSignedIn();
    delete browser.responses['token'];
    if (respond) browser.responses['token'] = respond;
    await pass(20 * MINUTE);
    expect(currentSession()?.name).toBe('Kari Nordmann');
    expect(await currentSession()?.accessToken()).toBeUndefined();
    browser.responses['token'] = () => Response.json(tokenResponse());
    await pass(MINUTE);
    expect(await currentSession()?.accessToken()).toBe(readTokens()?.accessToken);
    expect(ended).not.toHaveBeenCalled();
  });

  it('makes no request while offline', async () => {
    await openSignedIn();
    vi.stubGlobal('navigator', { onLine: false });
    await pass(20 * MINUTE);
    expect(renewals()).toEqual([]);
  });

  it('stays signed out when signed out during a renewal', async () => {
    await openSignedIn();
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => promise);
    await pass(9 * MINUTE);
    forgetSession();
    resolve(Response.json(tokenResponse()));
    await pass(SECOND);
    expect(readTokens()).toBeUndefined();
    expect(currentSession()).toBeUndefined();
  });
});

describe('a token that the server refused', () => {
  const replace = () => currentSession()?.replaceToken(readTokens()?.accessToken ?? '');

  it('is replaced while the session is valid', async () => {
    await openSignedIn();
    const refusedToken = readTokens()?.accessToken;
    const next = await replace();
    expect(next).toBe(readTokens()?.accessToken);
    expect(next).not.toBe(refusedToken);
    expect(ended).not.toHaveBeenCalled();
  });

  it('is not renewed when another tab has renewed it', async () => {
    await openSignedIn();
    const before = readTokens()?.accessToken ?? '';
    writeTokens(tokenResponse());
    expect(await currentSession()?.replaceToken(before)).toBe(readTokens()?.accessToken);
    expect(renewals()).toEqual([]);
  });

  it('ends the session at once with a notification when the gateway has ended it', async () => {
    await openSignedIn();
    browser.responses['token'] = refused;
    expect(await replace()).toBeUndefined();
    expect(currentSession()).toBeUndefined();
    expect([...browser.stored.keys()]).toEqual([]);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('does not end the session when the gateway does not respond', async () => {
    await openSignedIn();
    delete browser.responses['token'];
    expect(await replace()).toBeUndefined();
    expect(currentSession()?.name).toBe('Kari Nordmann');
    expect(ended).not.toHaveBeenCalled();
  });
});

describe('on start', () => {
  it('an expired token is renewed when the gateway has a refresh token', async () => {
    writeTokens(tokenResponse());
    asleep(60 * MINUTE);
    await keepSessionAlive(ended);
    expect(browser.calls.map(({ path }) => path)).toEqual(['has-refresh-token', 'token']);
    expect(await currentSession()?.accessToken()).toBe(readTokens()?.accessToken);
  });

  it('a session unknown to the gateway is deleted', async () => {
    writeTokens(tokenResponse());
    asleep(60 * MINUTE);
    browser.responses['has-refresh-token'] = refused;
    await keepSessionAlive(ended);
    expect(currentSession()).toBeUndefined();
    expect(browser.stored.size).toBe(0);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('a session ended elsewhere is deleted although its token has not expired', async () => {
    writeTokens(tokenResponse());
    browser.responses['userData'] = refused;
    browser.responses['has-refresh-token'] = refused;
    await keepSessionAlive(ended);
    expect(currentSession()).toBeUndefined();
    expect(browser.stored.size).toBe(0);
  });

  it('a refused token of a valid session is renewed', async () => {
    writeTokens(tokenResponse());
    const { accessToken } = readTokens() ?? {};
    browser.responses['userData'] = refused;
    await keepSessionAlive(ended);
    expect(readTokens()?.accessToken).not.toBe(accessToken);
    expect(currentSession()?.name).toBe('Kari Nordmann');
  });

  it('the session stays when the gateway does not respond', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    writeTokens(tokenResponse());
    delete browser.responses['userData'];
    await keepSessionAlive(ended);
    expect(currentSession()?.name).toBe('Kari Nordmann');
    expect(warned).toHaveBeenCalledWith('Could not retrieve user data from API.');
  });
});
