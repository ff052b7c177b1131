import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  DEVICE_ENTRIES,
  GATEWAY_COOKIES,
  LOGIN_HOST_COOKIES,
  signInEntries,
  STORED_ENTRIES,
  storedEntries,
} from './cookie-table.tsx';

const LOCAL = 'http://localhost:4000';
const security = readFileSync(new URL('../../../../../docs/security.md', import.meta.url), 'utf8');

/** Names in the first column of the table below a heading. */
function namesUnder(heading: string): string[] {
  const [, part = ''] = security.split(`### ${heading}\n`);
  const [table = ''] = part.split('\n#');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
}

const names = (entries: readonly { readonly name: string }[]) =>
  entries.map(({ name }) => name).toSorted();

const messagesIn = (language: string) =>
  JSON.parse(
    readFileSync(new URL(`../../i18n/messages/pages/${language}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;

it.each(['no', 'nn', 'sv', 'en', 'de'])(
  'the privacy page mentions no accounts if sign-in is off: %s',
  (language) => {
    const messages = messagesIn(language);
    const purposes = STORED_ENTRIES.map(({ purpose }) => messages[purpose] ?? '');
    expect(purposes).not.toContain('');
    expect(purposes.filter((text) => /konto|account/i.test(text))).toEqual([]);
  },
);

describe('stored entries of signing in', () => {
  it('match the cookies in docs/security.md', () => {
    expect(names([...GATEWAY_COOKIES, ...LOGIN_HOST_COOKIES])).toEqual(
      namesUnder('Cookies').toSorted(),
    );
  });

  it('match the storage keys in docs/security.md', () => {
    expect(names(DEVICE_ENTRIES)).toEqual(namesUnder('Local storage').toSorted());
  });

  const signIn = { gateway: '/gateway', loginHost: '/identity' };
  it.each([
    ['empty if sign-in is off', undefined, []],
    ['without cookies of an external login host', signIn, GATEWAY_COOKIES],
    [
      'without them if the external host has an account page',
      { ...signIn, account: 'https://login.example/me' },
      GATEWAY_COOKIES,
    ],
    [
      'complete for the embedded login host',
      { ...signIn, account: '/identity/account' },
      [...GATEWAY_COOKIES, ...LOGIN_HOST_COOKIES],
    ],
  ])('are %s', (_title, signInSettings, cookies) => {
    const device = signInSettings ? DEVICE_ENTRIES : [];
    expect(names(signInEntries(signInSettings, LOCAL))).toEqual(names([...device, ...cookies]));
  });

  it('have the __Secure- prefix on a secure origin', () => {
    const found = names(
      signInEntries({ ...signIn, account: '/identity/account' }, 'https://varde.example'),
    );
    expect(found).toContain('__Secure-varde_refresh');
    expect(found).toContain('access_token');
    expect(found).not.toContain('varde_refresh');
  });
});

describe('entries of a visit', () => {
  const own = { endpoint: '/visits', kind: 'own', respects: [] } as const;
  it.each([
    ['one that counts nothing', undefined, [], ['privacy', 'thirdparty', '_ga', '_gid', 'env']],
    ['one that counts itself', own, [], ['thirdparty', '_ga', '_gid', 'env']],
    ['one with several environments', own, ['beta'], ['thirdparty', '_ga', '_gid']],
    ['one that allows Google', { ...own, google: true }, ['beta'], []],
  ] as const)('are those of %s', (_site, analytics, otherEnvironments, absent) => {
    const shown = names(storedEntries({ analytics, otherEnvironments, origin: LOCAL }, true));
    expect(names(STORED_ENTRIES).filter((name) => !shown.includes(name))).toEqual(
      [...absent].toSorted((a, b) => (a < b ? -1 : 1)),
    );
  });

  it('have the __Host- prefix of the environment on a secure origin', () => {
    const site = { analytics: own, otherEnvironments: ['beta'], origin: 'https://varde.example' };
    const found = names(storedEntries(site, true));
    expect(found).toContain('__Host-env');
    expect(found).not.toContain('env');
  });

  it('include the consent to embeds only where the content has some', () => {
    const site = { analytics: own, otherEnvironments: [], origin: LOCAL };
    expect(names(storedEntries(site, true))).toContain('embeds');
    expect(names(storedEntries(site, false))).not.toContain('embeds');
  });
});
