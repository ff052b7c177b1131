import type { SiteSignIn } from '@varde/contract/site-context';
import { STORAGE_LIFE_DAYS } from '@varde/domain/constants';
import { Fragment, useId, type ReactNode } from 'react';
import { useLongText } from '#i18n/long-text-context.tsx';
import type { LongTextKey } from '#i18n/lazy-texts.ts';
import { publicSite } from '#browser/site.ts';
import styles from './cookie-table.module.css';

/** Name, purpose, life and kind of everything that stays in the browser. */
export function CookieTable() {
  const t = useLongText();
  const id = useId();
  const { signIn, origin } = publicSite();
  return (
    <section className={styles.section}>
      <h2 id={id} className={styles.title}>
        {t('privacy.cookies')}
      </h2>
      <p>{t('privacy.cookies.body')}</p>
      <table aria-labelledby={id} className={styles.table}>
        <thead>
          <tr>
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col">
                {t(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...STORED_THINGS, ...signInThings(signIn, origin)].map((thing) => (
            <Row key={thing.name} thing={thing} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const HEADINGS = [
  'privacy.cookie.name',
  'privacy.cookie.purpose',
  'privacy.cookie.life',
  'privacy.cookie.kind',
] as const;

function Row({ thing: { name, purpose, mandatory, life } }: { thing: StoredThing }) {
  const t = useLongText();
  const { unit, count } = life ?? { unit: 'days', count: STORAGE_LIFE_DAYS };
  return (
    <tr>
      <th scope="row">
        <code>{breakable(name)}</code>
      </th>
      <td>{t(purpose)}</td>
      <td>{t(`privacy.cookie.${unit}`, { count })}</td>
      <td>{t(mandatory ? 'privacy.cookie.mandatory' : 'privacy.cookie.optional')}</td>
    </tr>
  );
}

/** Long names may be broken where their words end. */
function breakable(name: string): ReactNode[] {
  const [first, ...rest] = name.split(/(?<=[_.-])/);
  return [
    first,
    ...rest.map((part) => (
      <Fragment key={part}>
        <wbr />
        {part}
      </Fragment>
    )),
  ];
}

const HOUR = { unit: 'hours', count: 1 } as const;

/**
 * What signing in leaves in the browser, kept by the site's own pages, then the cookies of the gateway
 * and of the login host. docs/security.md holds the same lists, and a test compares them.
 */
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

interface StoredThing {
  /** Its name in the browser, as a visitor finds it there. */
  readonly name: string;
  readonly purpose: LongTextKey;
  /** Without it the site could not keep what the visitor asked for; the others come only after a yes. */
  readonly mandatory: boolean;
  /** Default: the life of every other entry (specification §9.10). */
  readonly life?: { readonly unit: 'hours' | 'minutes'; readonly count: number };
}

/**
 * Everything that stays in the browser after a visit (specification §9.10). What signing in adds is
 * listed above.
 */
export const STORED_THINGS: readonly StoredThing[] = [
  { name: 'language', purpose: 'privacy.cookie.language', mandatory: true },
  { name: 'fontsize', purpose: 'privacy.cookie.fontsize', mandatory: true },
  { name: 'checkedin', purpose: 'privacy.cookie.checkedin', mandatory: true },
  { name: 'privacy', purpose: 'privacy.cookie.privacy', mandatory: true },
  { name: 'audiospeed', purpose: 'privacy.cookie.audiospeed', mandatory: true },
  { name: 'audioposition', purpose: 'privacy.cookie.audioposition', mandatory: true },
  { name: 'captions', purpose: 'privacy.cookie.captions', mandatory: true },
  { name: 'filmversion', purpose: 'privacy.cookie.filmversion', mandatory: true },
  { name: 'embeds', purpose: 'privacy.cookie.embeds', mandatory: true },
  { name: 'grants', purpose: 'privacy.cookie.grants', mandatory: true },
  { name: 'env', purpose: 'privacy.cookie.env', mandatory: true },
  { name: 'favourites', purpose: 'privacy.cookie.favourites', mandatory: true },
  { name: 'quiz', purpose: 'privacy.cookie.quiz', mandatory: true },
  { name: 'thirdparty', purpose: 'privacy.cookie.thirdparty', mandatory: false },
  { name: '_ga', purpose: 'privacy.cookie.ga', mandatory: false },
  { name: '_gid', purpose: 'privacy.cookie.gid', mandatory: false },
];
