import { STORAGE_LIFE_DAYS } from '@varde/domain/constants';
import { useId } from 'react';
import { useLongText } from '#i18n/long-text-context.tsx';
import styles from './cookie-table.module.css';
import { STORED_THINGS } from './stored-things.ts';
import type { StoredThing } from './stored-things.ts';

/** Name, purpose, life and kind of everything that stays in the browser. */
export function CookieTable() {
  const t = useLongText();
  const id = useId();
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
          {STORED_THINGS.map((thing) => (
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

function Row({ thing: { name, purpose, mandatory } }: { thing: StoredThing }) {
  const t = useLongText();
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>{t(purpose)}</td>
      <td>{t('privacy.cookie.days', { count: STORAGE_LIFE_DAYS })}</td>
      <td>{t(mandatory ? 'privacy.cookie.mandatory' : 'privacy.cookie.optional')}</td>
    </tr>
  );
}
