import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeStart } from '#state/sign-in-starts.ts';
import { readTokens } from '#state/token-store.ts';
import { completeSignIn } from './callback-page.tsx';
import { pathAfterSignIn, startSignIn } from './log-in-page.tsx';
import {
  openFakeBrowser,
  ORIGIN,
  tokenResponse,
  type FakeBrowser,
} from './testing/fake-browser.ts';

vi.mock('#browser/site.ts', async () => (await import('./testing/fake-browser.ts')).fakeSite());

let browser: FakeBrowser;
beforeEach(() => {
  browser = openFakeBrowser();
  browser.responses['token'] = () => Response.json(tokenResponse());
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => vi.unstubAllGlobals());

/** Goes to the login host, and gives what it was sent there with. */
function start(redirect?: string, isNew = false, origin = ORIGIN): URL {
  const replace = vi.fn<(url: string) => void>();
  Object.assign(window, { location: { replace, origin } });
  startSignIn({ redirect, isNew });
  return new URL(replace.mock.calls[0]?.[0] ?? '', ORIGIN);
}

const stateOf = ({ searchParams }: URL): string => searchParams.get('state') ?? '';

describe('startSignIn', () => {
  it('sends the callback URL and an unguessable state', () => {
    const [one, other] = [start('/article/101'), start('/article/101')];
    expect(one.pathname).toBe('/identity/oauth2/authorize');
    expect([...one.searchParams.keys()]).toEqual(['redirect_uri', 'state']);
    expect(one.searchParams.get('redirect_uri')).toBe(`${ORIGIN}/oauth2/callback`);
    expect(stateOf(one)).toMatch(/^[0-9a-f-]{36}$/);
    expect(stateOf(other)).not.toBe(stateOf(one));
  });

  it('starts at the origin of the callback', () => {
    const url = start('/article/101', true, 'https://www.varde.example');
    expect(url.href).toBe(`${ORIGIN}/login?redirect=%2Farticle%2F101&create=true`);
    expect(browser.stored.has('signin')).toBe(false);
  });

  it('requests a new account when the visitor wants one', () => {
    expect(start('/', true).searchParams.get('prompt')).toBe('create');
  });

  it.each([
    ['/article/101?page=2', '/article/101?page=2'],
    [`${ORIGIN}/user`, '/user'],
    [undefined, '/'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/login?redirect=/login', '/'],
    ['/sv/login', '/'],
    ['/logout', '/'],
    ['/oauth2/callback?code=a', '/'],
    ['/identity/account', '/'],
    ['/gateway/auths/oauth2/logout', '/'],
    ['/login-historie', '/login-historie'],
  ])('redirects after sign-in from %s to %s', (redirect, path) => {
    expect(pathAfterSignIn(redirect)).toBe(path);
  });
});

describe('completeSignIn', () => {
  it('exchanges a code with the issued state and returns the start path', async () => {
    const state = stateOf(start('/article/101'));
    expect(await completeSignIn({ code: 'abc', state })).toEqual({
      status: 'in',
      path: '/article/101',
    });
    expect(browser.calls.map(({ form }) => form)).toEqual([
      `grant_type=authorization_code&code=abc&redirect_uri=${encodeURIComponent(`${ORIGIN}/oauth2/callback`)}`,
    ]);
    expect(readTokens()?.accessToken).toMatch(/^token-/);
  });

  it.each(['another', '', undefined])('rejects the state %j without an exchange', async (state) => {
    start('/article/101');
    expect(await completeSignIn({ code: 'abc', state })).toEqual({ status: 'mismatch' });
    expect(browser.calls).toEqual([]);
    expect(readTokens()).toBeUndefined();
  });

  it.each(['//evil.example', '/logout'])('returns no start path of %s', async (redirect) => {
    const state = stateOf(start(redirect));
    expect(await completeSignIn({ code: 'abc', state })).toEqual({ status: 'in', path: '/' });
  });

  it('accepts a state once', async () => {
    const state = stateOf(start());
    await completeSignIn({ code: 'abc', state });
    expect(await completeSignIn({ code: 'abc', state })).toEqual({ status: 'mismatch' });
  });

  it('accepts the states of two tabs', async () => {
    const [one, other] = [stateOf(start('/a')), stateOf(start('/b'))];
    expect(await completeSignIn({ code: 'abc', state: one })).toMatchObject({ path: '/a' });
    expect(await completeSignIn({ code: 'abc', state: other })).toMatchObject({ path: '/b' });
  });

  it('rejects a state older than an hour', async () => {
    storeStart({ state: 'old', path: '/' }, Date.now() - 3_600_001);
    expect(await completeSignIn({ code: 'abc', state: 'old' })).toEqual({ status: 'mismatch' });
  });

  it('deletes stored states that it did not write', async () => {
    localStorage.setItem('signin', '[{"state":"x"},7,null]');
    expect(await completeSignIn({ code: 'abc', state: 'x' })).toEqual({ status: 'mismatch' });
    expect(browser.stored.has('signin')).toBe(false);
  });

  it.each([
    ['without a code', undefined, () => Response.json(tokenResponse()), 'refused'],
    ['with a code that holds no more', 'abc', () => new Response('', { status: 400 }), 'refused'],
    ['while the gateway is away', 'abc', () => new Response('', { status: 503 }), 'failed'],
  ])('does not sign in with %s', async (_title, code, respond, status) => {
    browser.responses['token'] = respond;
    expect(await completeSignIn({ code, state: stateOf(start()) })).toEqual({ status });
    expect(readTokens()).toBeUndefined();
  });

  it.each([
    ['access_denied', 'refused'],
    ['temporarily_unavailable', 'failed'],
    ['server_error', 'failed'],
  ])('does not sign in after the error %s', async (error, status) => {
    expect(await completeSignIn({ error, state: stateOf(start()) })).toEqual({ status });
  });

  it('deletes the data of the previous account when another one signs in', async () => {
    localStorage.setItem('favourites-met', 'ola 5');
    localStorage.setItem('favourites', '{"favourites":[101]}');
    await completeSignIn({ code: 'abc', state: stateOf(start()) });
    expect(browser.stored.has('favourites')).toBe(false);
    expect(readTokens()).toBeDefined();
  });
});
