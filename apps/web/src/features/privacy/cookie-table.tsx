import { STORAGE_LIFE_DAYS } from '@varde/domain/constants';
import { Fragment, useId } from 'react';
import type { ReactNode } from 'react';
import { useLongText } from '#i18n/long-text-context.tsx';
import { publicSite } from '#platform/site.ts';
import styles from './cookie-table.module.css';
import { signInThings } from './sign-in-things.ts';
import { STORED_THINGS } from './stored-things.ts';
import type { StoredThing } from './stored-things.ts';

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
