import { describe, expect, it } from 'vitest';
import type { Problem } from '@varde/contract/common';
import { appForAll, openApp } from '#test/app.ts';
import { openBrowser } from '#test/browser.ts';
import { describeWithDatabase } from '#test/database.ts';
import { CALLBACK, ORIGIN, startSignIn } from '#test/sign-up.ts';

describeWithDatabase('who comes to sign in', (open) => {
  const app = appForAll(open);
  const newBrowser = () => openBrowser(app.app, ORIGIN);

  describe('the door', () => {
    it.each([
      'https://evil.example/oauth2/callback',
      `${CALLBACK}/../../evil`,
      `${CALLBACK}?next=evil`,
      `${ORIGIN}@evil.example/oauth2/callback`,
      'http://LOCALHOST:4000/oauth2/callback',
      '//evil.example',
      'javascript:alert(1)',
      '',
    ])('sends nobody to %s', async (redirectUri) => {
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
      'asks for a state: "%s"',
      async (state) => {
        const query = new URLSearchParams({ redirect_uri: CALLBACK, state });
        const response = await newBrowser().get(`/identity/oauth2/authorize?${query.toString()}`);
        expect(response.json<Problem>().parameter).toBe('state');
      },
    );

    it('wants PKCE of everybody', async () => {
      const query = `client_id=varde-gateway&response_type=code&scope=openid&redirect_uri=${encodeURIComponent(CALLBACK)}&state=abcdefgh`;
      const response = await newBrowser().get(`/identity/authorize?${query}`);
      expect(String(response.headers.location)).toContain('error=invalid_request');
    });

    it('leads to creating an account when the visitor wants one', async () => {
      const shown = await startSignIn(newBrowser(), '&prompt=create');
      expect(shown.payload).toContain('autocomplete="new-password"');
    });
  });

  describe('another site', () => {
    const OTHER = { origin: 'https://evil.example' };
    const POSTS = [
      'gateway/auths/oauth2/token',
      'gateway/auths/oauth2/has-refresh-token',
      'gateway/auths/oauth2/logout',
      'identity/create-account',
      'identity/account/delete',
    ];
    it.each(POSTS)('cannot post to %s', async (path) => {
      const browser = newBrowser();
      for (const headers of [OTHER, { origin: 'null' }]) {
        const response = await browser.post(`/${path}`, {}, headers);
        expect(response.statusCode).toBe(403);
        expect(response.headers['access-control-allow-origin']).toBeUndefined();
      }
    });

    it.each(['cross-site', 'same-site'])(
      'cannot post without its name either: %s',
      async (site) => {
        const response = await app.app.inject({
          method: 'POST',
          url: '/gateway/auths/oauth2/logout',
          headers: { host: 'localhost:4000', 'sec-fetch-site': site },
        });
        expect(response.statusCode).toBe(403);
      },
    );

    it('may with a cookie when the operator names it, over https in a cookie of its own', async () => {
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
