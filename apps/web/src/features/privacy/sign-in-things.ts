/**
 * What signing in leaves in the browser (docs/security.md holds the same lists, and a test compares them). The gateway's and the
 * login host's cookies; and what the site's own pages keep.
 */
import type { SiteSignIn } from '@varde/contract/site-context';
import type { StoredThing } from './stored-things.ts';

const HOUR = { unit: 'hours', count: 1 } as const;

export const DEVICE_THINGS: readonly StoredThing[] = [
  { name: 'access_token', purpose: 'privacy.cookie.access_token', mandatory: true },
  { name: 'access_token_expires', purpose: 'privacy.cookie.access_token_expires', mandatory: true },
  { name: 'id_token', purpose: 'privacy.cookie.id_token', mandatory: true },
  { name: 'favourites-met', purpose: 'privacy.cookie.favourites-met', mandatory: true },
  { name: 'signin', purpose: 'privacy.cookie.signin', mandatory: true },
];

export const GATEWAY_COOKIES: readonly StoredThing[] = [
  { name: 'varde_refresh', purpose: 'privacy.cookie.varde_refresh', mandatory: true },
  { name: 'varde_sign_in', purpose: 'privacy.cookie.varde_sign_in', mandatory: true, life: HOUR },
];

/** Of the login host in our own server; another's are told by who runs it. */
export const LOGIN_HOST_COOKIES: readonly StoredThing[] = [
  ...signed({ name: 'varde_login', purpose: 'privacy.cookie.varde_login', mandatory: true }),
  ...signed({
    name: 'varde_interaction',
    purpose: 'privacy.cookie.varde_interaction',
    mandatory: true,
    life: HOUR,
  }),
  ...signed({
    name: 'varde_resume',
    purpose: 'privacy.cookie.varde_interaction',
    mandatory: true,
    life: HOUR,
  }),
  {
    name: 'varde_account',
    purpose: 'privacy.cookie.varde_account',
    mandatory: true,
    life: { unit: 'minutes', count: 30 },
  },
];

/** With the cookie beside it that shows that nobody has changed it. */
function signed(thing: StoredThing): readonly StoredThing[] {
  return [thing, { ...thing, name: `${thing.name}.sig` }];
}

/** Those of a site; nothing where nobody can sign in. */
export function signInThings(signIn: SiteSignIn | undefined, origin: string): StoredThing[] {
  if (!signIn) return [];
  const isEmbedded = signIn.account?.startsWith(`${signIn.loginHost}/`) ?? false;
  const cookies = [...GATEWAY_COOKIES, ...(isEmbedded ? LOGIN_HOST_COOKIES : [])];
  // A name that browsers take from encrypted pages only.
  const prefix = origin.startsWith('https:') ? '__Secure-' : '';
  return [
    ...DEVICE_THINGS,
    ...cookies.map((cookie) => ({ ...cookie, name: prefix + cookie.name })),
  ];
}
