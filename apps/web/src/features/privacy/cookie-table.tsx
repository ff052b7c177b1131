import type { SiteSignIn } from '@varde/contract/site-context';
import type { LongTextKey } from '#i18n/long-texts.ts';
import { STORAGE_LIFE_DAYS } from '@varde/domain/constants';
import { Fragment, useId, type ReactNode } from 'react';
import { useLongText } from '#i18n/long-text-context.tsx';
import { publicSite, type PublicSite } from '#browser/site.ts';
import styles from './cookie-table.module.css';

/** Name, purpose, lifetime and kind of everything stored in the browser. */
export function CookieTable({ embeds }: { embeds: boolean }) {
  const t = useLongText();
  const id = useId();
  const site = publicSite();
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
          {[...storedEntries(site, embeds), ...signInEntries(site.signIn, site.origin)].map(
            (entry) => (
              <Row key={entry.name} entry={entry} />
            ),
          )}
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

function Row({ entry: { name, purpose, mandatory, life } }: { entry: StoredEntry }) {
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

/** Allows line breaks at word boundaries of long names. */
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
 * What signing in stores in the browser: entries of the site's own pages, then cookies of the
 * gateway and of the login host. docs/security.md has the same lists; a test compares them.
 */
export const DEVICE_ENTRIES: readonly StoredEntry[] = [
  { name: 'access_token', purpose: 'privacy.cookie.access_token', mandatory: true },
  { name: 'access_token_expires', purpose: 'privacy.cookie.access_token_expires', mandatory: true },
  { name: 'id_token', purpose: 'privacy.cookie.id_token', mandatory: true },
  { name: 'favourites-met', purpose: 'privacy.cookie.favourites-met', mandatory: true },
  { name: 'signin', purpose: 'privacy.cookie.signin', mandatory: true },
];

export const GATEWAY_COOKIES: readonly StoredEntry[] = [
  { name: 'varde_refresh', purpose: 'privacy.cookie.varde_refresh', mandatory: true },
  { name: 'varde_sign_in', purpose: 'privacy.cookie.varde_sign_in', mandatory: true, life: HOUR },
];

/** Of the embedded login host; an external one documents its own. */
export const LOGIN_HOST_COOKIES: readonly StoredEntry[] = [
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
  { name: 'varde_known', purpose: 'privacy.cookie.varde_known', mandatory: true },
];

/** Adds the signature cookie. */
function signed(entry: StoredEntry): readonly StoredEntry[] {
  return [entry, { ...entry, name: `${entry.name}.sig` }];
}

/** Sign-in entries of a site; empty if sign-in is off. */
export function signInEntries(signIn: SiteSignIn | undefined, origin: string): StoredEntry[] {
  if (!signIn) return [];
  const isEmbedded = signIn.account?.startsWith(`${signIn.loginHost}/`) ?? false;
  const cookies = [...GATEWAY_COOKIES, ...(isEmbedded ? LOGIN_HOST_COOKIES : [])];
  // Browsers accept this prefix from secure origins only.
  const prefix = origin.startsWith('https:') ? '__Secure-' : '';
  return [
    ...DEVICE_ENTRIES,
    ...cookies.map((cookie) => ({ ...cookie, name: prefix + cookie.name })),
  ];
}

interface StoredEntry {
  /** Name as shown in the browser's tools. */
  readonly name: string;
  readonly purpose: LongTextKey;
  /** Required for what the visitor requested; the others need consent. */
  readonly mandatory: boolean;
  /** Default: the lifetime of all other entries (specification §9.10). */
  readonly life?: { readonly unit: 'hours' | 'minutes'; readonly count: number };
}

/** Kept only where visits are counted, by Google, in several environments, or with embeds. */
const ANALYTICS_ENTRIES = ['privacy'];
const GOOGLE_ENTRIES = ['thirdparty', '_ga', '_gid'];
const ENVIRONMENT_ENTRIES = ['env'];
const EMBED_ENTRIES = ['embeds'];

/**
 * What this site stores, by its settings.
 * @param embeds whether its content has embeds
 */
export function storedEntries(
  {
    analytics,
    otherEnvironments,
    origin,
  }: Pick<PublicSite, 'analytics' | 'otherEnvironments' | 'origin'>,
  embeds: boolean,
): readonly StoredEntry[] {
  const absent = new Set([
    ...(analytics ? [] : ANALYTICS_ENTRIES),
    ...(analytics?.google ? [] : GOOGLE_ENTRIES),
    ...(otherEnvironments.length > 0 ? [] : ENVIRONMENT_ENTRIES),
    ...(embeds ? [] : EMBED_ENTRIES),
  ]);
  const isSecure = origin.startsWith('https:');
  return STORED_ENTRIES.filter(({ name }) => !absent.has(name)).map((entry) =>
    isSecure && ENVIRONMENT_ENTRIES.includes(entry.name)
      ? { ...entry, name: `__Host-${entry.name}` }
      : entry,
  );
}

/** All that is stored in the browser after a visit (specification §9.10), but sign-in entries. */
export const STORED_ENTRIES: readonly StoredEntry[] = [
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
