/** The statements of docs/operations/identity.md that end sessions, as the guide has them. */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appForAll } from '#test/app.ts';
import { openBrowser, type Browser } from '#test/browser.ts';
import { describeWithDatabase } from '#test/database.ts';
import { logIn, ORIGIN, refresh, signUp, startSignIn } from '#test/sign-up.ts';

const GUIDE = new URL('../../../../docs/operations/identity.md', import.meta.url);

/** The first block of SQL after these words. */
function statementsAfter(words: string): readonly string[] {
  const [, text = ''] = readFileSync(GUIDE, 'utf8').split(words);
  const [, block = ''] = /```sql\n([^]*?)```/.exec(text) ?? [];
  return block
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);
}

describeWithDatabase('the guide of accounts', (open) => {
  const app = appForAll(open);

  async function signedIn(email: string): Promise<Browser> {
    await signUp(app, email);
    const browser = openBrowser(app.app, ORIGIN);
    await logIn(browser, email);
    return browser;
  }
  const run = async (words: string) => {
    for (const statement of statementsAfter(words))
      await sql.raw(statement).execute(app.database.kysely);
  };
  const statusOf = async (browser: Browser) => (await refresh(browser)).statusCode;
  const needsPassword = async (browser: Browser) =>
    (await startSignIn(browser)).payload.includes('type="password"');

  it('ends the sessions of one person, and then of all', async () => {
    const [kari, ola] = [
      await signedIn('kari@museum.example'),
      await signedIn('ola@museum.example'),
    ];
    await run('End the sessions of one person');
    expect([await statusOf(kari), await needsPassword(kari)]).toEqual([401, true]);
    expect([await statusOf(ola), await needsPassword(ola)]).toEqual([200, false]);
    await run('End all sessions.');
    expect([await statusOf(ola), await needsPassword(ola)]).toEqual([401, true]);
  });
});
