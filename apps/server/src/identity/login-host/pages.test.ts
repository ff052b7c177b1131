import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderForTest } from '#test/folder.ts';
import en from './messages/en.json' with { type: 'json' };
import no from './messages/no.json' with { type: 'json' };
import sv from './messages/sv.json' with { type: 'json' };
import { pageStyle } from './login-host.routes.ts';
import { messagesFor } from './messages.ts';
import { createPage, logInPage } from './pages.ts';

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

it.each([
  ['no', no],
  ['sv', sv],
])('messages exist in %s for every key, with the same placeholders', (_, messages) => {
  expect(Object.keys(messages)).toEqual(Object.keys(en));
  for (const [key, text] of Object.entries(en))
    expect(placeholders(messages[key as keyof typeof messages])).toEqual(placeholders(text));
});

it.each([
  ['language=sv', 'en', 'sv'],
  [undefined, 'nn-NO, en;q=0.5', 'nb'],
  [undefined, 'de-DE', 'en'],
  [undefined, undefined, 'nb'],
  ['language=se', undefined, 'nb'],
])('the cookie %s and Accept-Language %s select the language %s', (cookie, accepted, tag) => {
  const headers = { ...(cookie && { cookie }), ...(accepted && { 'accept-language': accepted }) };
  expect(messagesFor({}, headers).tag).toBe(tag);
});

it('pages escape all form values', () => {
  const evil = '"><script>alert(1)</script>';
  const messages = messagesFor({}, {});
  const shown = createPage(messages, '', { name: evil, email: evil, error: evil });
  const logIn = logInPage(
    messages,
    { action: '/x', lead: 'logIn.lead' },
    { email: evil, error: evil },
  );
  for (const page of [shown, logIn]) {
    expect(page).not.toContain('<script');
    expect(page).toContain('&#34;&#62;&#60;script&#62;');
  }
});

it('the style sheet contains the fonts of the built site, and no other rules of it', async () => {
  const folder = await folderForTest();
  await mkdir(join(folder, 'assets'));
  const face = '@font-face{font-family:Newsreader;src:url(/assets/n-1a2b.woff2)format("woff2")}';
  await writeFile(join(folder, 'assets/site-1a2b.css'), `@layer base{body{color:red}}${face}h1{}`);
  expect(pageStyle(folder).startsWith(`${face}\n/*`)).toBe(true);
  expect(pageStyle(folder)).not.toContain('color:red');
  for (const missing of [undefined, join(folder, 'none')])
    expect(pageStyle(missing)).not.toContain('@font-face');
});
