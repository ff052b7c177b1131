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
  it('is nobody’s where no tokens are, and nobody is asked', async () => {
    await keepSessionAlive(ended);
    expect(currentSession()).toBeUndefined();
    expect(browser.calls).toEqual([]);
  });

  it('of a token that lives is told at once, and asked about', async () => {
    writeTokens(tokenResponse('kari', 'Åse Östlund'));
    const pending = keepSessionAlive(ended);
    expect(currentSession()?.name).toBe('Åse Östlund');
    await pending;
    expect(browser.calls.map(({ path }) => path)).toEqual(['userData']);
    expect(await currentSession()?.accessToken()).toBe(readTokens()?.accessToken);
  });

  it('tells the picture that the login host has', async () => {
    const imageUrl = 'https://faces.example/kari.jpg';
    writeTokens({ ...tokenResponse(), id_token: idToken('kari', 'Kari', imageUrl) });
    await keepSessionAlive(ended);
    expect(currentSession()?.imageUrl).toBe(imageUrl);
  });

  it('is renewed 60 s before the token expires, again and again', async () => {
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

  it.each(['online', 'pageshow'])('is renewed on %s after a sleep', async (event) => {
    await openSignedIn();
    asleep(20 * MINUTE);
    browser.fire(event);
    await pass(0);
    expect(renewals()).toHaveLength(1);
    expect(await currentSession()?.accessToken()).toBe(readTokens()?.accessToken);
  });

  it('is renewed when a token is asked for that has expired, once for all who ask', async () => {
    await openSignedIn();
    asleep(20 * MINUTE);
    const session = currentSession();
    const tokens = await Promise.all([session?.accessToken(), session?.accessToken()]);
    expect(new Set(tokens)).toEqual(new Set([readTokens()?.accessToken]));
    expect(renewals()).toHaveLength(1);
  });

  it('of another tab’s renewal is taken over, and not renewed again', async () => {
    await openSignedIn();
    asleep(9 * MINUTE + SECOND);
    writeTokens(tokenResponse());
    browser.fire('storage', { key: 'access_token' });
    await pass(MINUTE);
    expect(renewals()).toEqual([]);
    expect(await currentSession()?.accessToken()).toBe(readTokens()?.accessToken);
  });

  it('ends with another tab’s log-out', async () => {
    await openSignedIn();
    browser.stored.clear();
    browser.fire('storage', { key: null });
    expect(currentSession()).toBeUndefined();
    await pass(20 * MINUTE);
    expect(renewals()).toEqual([]);
    expect(ended).not.toHaveBeenCalled();
  });

  it('becomes another’s when somebody else signs in in another tab', async () => {
    await openSignedIn();
    writeTokens(tokenResponse('ola', 'Ola'));
    browser.fire('storage', { key: 'access_token' });
    expect(currentSession()?.name).toBe('Ola');
  });

  it('gives no token of somebody else to what was begun for the one before', async () => {
    await openSignedIn();
    const before = currentSession();
    writeTokens(tokenResponse('ola', 'Ola'));
    expect(await before?.accessToken()).toBeUndefined();
  });

  it('that was left while the page lay behind another is over when it comes back', async () => {
    await openSignedIn();
    browser.stored.clear();
    browser.fire('pageshow');
    expect(currentSession()).toBeUndefined();
  });

  it('that is refused ends, with its tokens and its schedule, and says so', async () => {
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
  ])('lives on with %s, and is renewed when that is over', async (_title, respond) => {
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

  it('asks nobody while the device has no network', async () => {
    await openSignedIn();
    vi.stubGlobal('navigator', { onLine: false });
    await pass(20 * MINUTE);
    expect(renewals()).toEqual([]);
  });

  it('that is left while it is renewed stays left', async () => {
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

describe('a token that the server did not take', () => {
  const replace = () => currentSession()?.replaceToken(readTokens()?.accessToken ?? '');

  it('gives way to another one where the session lives', async () => {
    await openSignedIn();
    const refusedToken = readTokens()?.accessToken;
    const next = await replace();
    expect(next).toBe(readTokens()?.accessToken);
    expect(next).not.toBe(refusedToken);
    expect(ended).not.toHaveBeenCalled();
  });

  it('is not renewed where another tab has done so meanwhile', async () => {
    await openSignedIn();
    const before = readTokens()?.accessToken ?? '';
    writeTokens(tokenResponse());
    expect(await currentSession()?.replaceToken(before)).toBe(readTokens()?.accessToken);
    expect(renewals()).toEqual([]);
  });

  it('ends the session at once where the gateway has ended it, and says so', async () => {
    await openSignedIn();
    browser.responses['token'] = refused;
    expect(await replace()).toBeUndefined();
    expect(currentSession()).toBeUndefined();
    expect([...browser.stored.keys()]).toEqual([]);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('ends nothing where the gateway gives no answer', async () => {
    await openSignedIn();
    delete browser.responses['token'];
    expect(await replace()).toBeUndefined();
    expect(currentSession()?.name).toBe('Kari Nordmann');
    expect(ended).not.toHaveBeenCalled();
  });
});

describe('at the start', () => {
  it('a token that has expired is renewed where the gateway knows the browser', async () => {
    writeTokens(tokenResponse());
    asleep(60 * MINUTE);
    await keepSessionAlive(ended);
    expect(browser.calls.map(({ path }) => path)).toEqual(['has-refresh-token', 'token']);
    expect(await currentSession()?.accessToken()).toBe(readTokens()?.accessToken);
  });

  it('a session that the gateway does not know is forgotten', async () => {
    writeTokens(tokenResponse());
    asleep(60 * MINUTE);
    browser.responses['has-refresh-token'] = refused;
    await keepSessionAlive(ended);
    expect(currentSession()).toBeUndefined();
    expect(browser.stored.size).toBe(0);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('a session that was ended elsewhere is forgotten, though its token has time left', async () => {
    writeTokens(tokenResponse());
    browser.responses['userData'] = refused;
    browser.responses['has-refresh-token'] = refused;
    await keepSessionAlive(ended);
    expect(currentSession()).toBeUndefined();
    expect(browser.stored.size).toBe(0);
  });

  it('a token that is refused, of a session that lives, is renewed', async () => {
    writeTokens(tokenResponse());
    const { accessToken } = readTokens() ?? {};
    browser.responses['userData'] = refused;
    await keepSessionAlive(ended);
    expect(readTokens()?.accessToken).not.toBe(accessToken);
    expect(currentSession()?.name).toBe('Kari Nordmann');
  });

  it('without an answer nobody is logged out', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    writeTokens(tokenResponse());
    delete browser.responses['userData'];
    await keepSessionAlive(ended);
    expect(currentSession()?.name).toBe('Kari Nordmann');
    expect(warned).toHaveBeenCalledWith('Could not retrieve user data from API.');
  });
});
