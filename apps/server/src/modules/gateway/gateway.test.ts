import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { openApp, type TestApp } from '#test/app.ts';
import { openBrowser } from '#test/browser.ts';
import { describeOnEachEngine } from '#test/engines.ts';
import { logIn, ORIGIN, signUp } from '#test/sign-up.ts';

describeOnEachEngine('signing in', (open) => {
  let database: Database;
  let app: TestApp;
  const EMAIL = 'kari@museum.example';
  beforeAll(async () => {
    database = await open();
    app = await openApp(database);
    await signUp(app, EMAIL);
  });
  afterAll(() => app.close());

  const newBrowser = () => openBrowser(app.app, ORIGIN);
  const userData = (token: string) =>
    app.get('/gateway/authz/authorize/userData', {
      host: 'localhost:4000',
      authorization: `Bearer ${token}`,
    });

  it('gives tokens for a code, and tells who it is', async () => {
    const browser = newBrowser();
    const tokens = await logIn(browser, EMAIL);
    expect(Object.keys(tokens).toSorted()).toEqual(['access_token', 'expires_in', 'id_token']);
    expect(tokens.expires_in).toBe(600);
    const user = await userData(tokens.access_token);
    expect(user.headers['cache-control']).toBe('no-store');
    expect(user.json()).toEqual({ uniqueId: expect.any(String), name: 'Kari Nordmann' });
  });
});
