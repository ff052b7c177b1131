import { describe, expect, it } from 'vitest';
import type { Problem } from '@varde/contract/common';
import { appForAll, openApp } from '#test/app.ts';
import { openBrowser } from '#test/browser.ts';
import { describeWithDatabase } from '#test/database.ts';
import { CALLBACK, ORIGIN, startSignIn } from '#test/sign-up.ts';

describeWithDatabase('sign-in entry points', (open) => {
  const app = appForAll(open);
  const newBrowser = () => openBrowser(app.app, ORIGIN);

  describe('authorize endpoint', () => {
    it.each([
      'https://evil.example/oauth2/callback',
      `${CALLBACK}/../../evil`,
      `${CALLBACK}?next=evil`,
      `${ORIGIN}@evil.example/oauth2/callback`,
      'http://LOCALHOST:4000/oauth2/callback',
      '//evil.example',
      'javascript:alert(1)',
      '',
    ])('returns 400 without a redirect for the redirect_uri %s', async (redirectUri) => {
      const query = new URLSearchParams({ redirect_uri: redirectUri, state: 'abcdefgh' });
      for (const path of ['oauth2/authorize', 'authorize']) {
        const response = await newBrowser().get(
          `/identity/${path}?${query.toString()}&client_id=varde-gateway&response_type=code`,
        );
        expect(response.statusCode).toBe(400);
        expect(response.headers.location).toBeUndefined();
      }
    });

    it.each(['', 'x', 'a b c d e f g h', 'é'.repeat(9)])(
      'rejects the state "%s"',
      async (state) => {
        const query = new URLSearchParams({ redirect_uri: CALLBACK, state });
        const response = await newBrowser().get(`/identity/oauth2/authorize?${query.toString()}`);
        expect(response.json<Problem>().parameter).toBe('state');
      },
    );

    it('rejects a request without PKCE', async () => {
      const query = `client_id=varde-gateway&response_type=code&scope=openid&redirect_uri=${encodeURIComponent(CALLBACK)}&state=abcdefgh`;
      const response = await newBrowser().get(`/identity/authorize?${query}`);
      expect(String(response.headers.location)).toContain('error=invalid_request');
    });

    it('shows the registration form for prompt=create', async () => {
      const shown = await startSignIn(newBrowser(), '&prompt=create');
      expect(shown.payload).toContain('autocomplete="new-password"');
    });
  });

  describe('requests of another site', () => {
    const OTHER = { origin: 'https://evil.example' };
    it.each([
      'gateway/auths/oauth2/token',
      'gateway/auths/oauth2/has-refresh-token',
      'gateway/auths/oauth2/logout',
      'identity/create-account',
      'identity/account/delete',
    ])('return 403 for POST %s', async (path) => {
      const browser = newBrowser();
      for (const headers of [OTHER, { origin: 'null' }]) {
        const response = await browser.post(`/${path}`, {}, headers);
        expect(response.statusCode).toBe(403);
        expect(response.headers['access-control-allow-origin']).toBeUndefined();
      }
    });

    it.each(['cross-site', 'same-site'])(
      'return 403 without an Origin header when Sec-Fetch-Site is %s',
      async (site) => {
        const response = await app.app.inject({
          method: 'POST',
          url: '/gateway/auths/oauth2/logout',
          headers: { host: 'localhost:4000', 'sec-fetch-site': site },
        });
        expect(response.statusCode).toBe(403);
      },
    );

    it('are allowed with credentials from an origin in VARDE_APP_ORIGINS', async () => {
      const env = {
        VARDE_PUBLIC_URL: 'https://varde.example',
        VARDE_APP_ORIGINS: 'https://app.example',
      };
      const secure = await openApp(app.database, { env });
      const headers = {
        host: 'varde.example',
        origin: 'https://app.example',
        'content-type': 'application/x-www-form-urlencoded',
      };
      const response = await secure.app.inject({
        method: 'POST',
        url: '/gateway/auths/oauth2/has-refresh-token',
        headers,
        payload: '',
      });
      expect(response.statusCode).toBe(401);
      expect(response.headers).toMatchObject({
        'access-control-allow-origin': 'https://app.example',
        'access-control-allow-credentials': 'true',
      });
    });
  });
});
