import { beforeEach, expect, it, vi } from 'vitest';
import { appForAll } from '#test/app.ts';
import { openBrowser } from '#test/browser.ts';
import { describeWithDatabase } from '#test/database.ts';
import { ORIGIN, PASSWORD, signUp } from '#test/sign-up.ts';
import { WAIT } from '#test/wait.ts';

describeWithDatabase('limits of mail', (open) => {
  const app = appForAll(open);
  beforeEach(async () => {
    await app.database.kysely.deleteFrom('attempt').execute();
  });

  it('allow at most four emails per recipient and hour', async () => {
    const email = 'often@museum.example';
    await signUp(app, email);
    for (let count = 0; count < 8; count += 1)
      await openBrowser(app.app, ORIGIN).post('/identity/forgotten-password', { email });
    const links = () =>
      app.database.kysely
        .selectFrom('account_link')
        .selectAll()
        .where('purpose', '=', 'reset')
        .execute();
    await vi.waitFor(async () => expect((await links()).length).toBeGreaterThan(1), WAIT);
    expect((await links()).length).toBeLessThanOrEqual(4);
  });

  const postFrom = (remoteAddress: string, path: string, form: Record<string, string>) =>
    app.app.inject({
      method: 'POST',
      url: `/identity/${path}`,
      remoteAddress,
      headers: {
        host: 'localhost:4000',
        origin: ORIGIN,
        'content-type': 'application/x-www-form-urlencoded',
        'accept-language': 'en',
      },
      payload: new URLSearchParams(form).toString(),
    });
  const askFrom = (remoteAddress: string) =>
    postFrom(remoteAddress, 'forgotten-password', { email: 'nobody@museum.example' });

  it.each([
    ['IPv6 network of /48', (nr: number) => `2001:db8:17:${nr.toString(16)}::1`, '2001:db8:18::1'],
    ['IPv4 network of /24', (nr: number) => `203.0.113.${nr}`, '198.51.100.1'],
  ])('allow at most 120 emails per %s and hour, and say so', async (_, addressOf, elsewhere) => {
    const responses = [];
    for (let nr = 1; nr <= 121; nr += 1) responses.push(await askFrom(addressOf(nr)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([
      ...Array.from({ length: 120 }, () => 200),
      429,
    ]);
    expect(responses.at(-1)?.payload).toContain('Many mails have been asked for');
    expect(Number(responses.at(-1)?.headers['retry-after'])).toBeLessThanOrEqual(3600);
    expect((await askFrom(elsewhere)).statusCode).toBe(200);
  });

  it('allow at most 600 registrations an hour from everywhere, and say so', async () => {
    const registerFrom = (remoteAddress: string, email: string) =>
      postFrom(remoteAddress, 'create-account', { email, name: 'Ada', password: PASSWORD });
    expect((await registerFrom('192.0.2.1', 'first@museum.example')).statusCode).toBe(200);
    // As after 598 more, each from another network, whose passwords would take minutes to hash.
    const counted = app.database.kysely.updateTable('attempt').set({ count: 599 });
    const { length } = await counted
      .where('key', 'like', 'account/reg%')
      .returning('key')
      .execute();
    expect(length).toBe(1);
    expect((await registerFrom('198.51.100.1', 'last@museum.example')).statusCode).toBe(200);
    const refused = await registerFrom('203.0.113.1', 'stranger@museum.example');
    expect(refused.statusCode).toBe(429);
    expect(refused.payload).toContain('Unusually many accounts are being created');
    // Who has an account is not held up.
    expect((await askFrom('203.0.113.1')).statusCode).toBe(200);
  });
});
