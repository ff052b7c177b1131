import { useLongText } from '#i18n/long-text-context.tsx';
import { chooseGoogle, useGoogleConsent } from '#platform/google-consent.ts';
import { publicSite } from '#platform/site.ts';
import { Switch } from '#ui/switch.tsx';
import styles from './privacy-page.module.css';

/** The visitor's yes to museums' own Google Analytics; only where the site lets them have any (decisions.md §9). */
export function GoogleSwitch() {
  const t = useLongText();
  const on = useGoogleConsent();
  if (!publicSite().analytics?.google) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('privacy.google.title')}</h2>
      <p>{t('privacy.google.body')}</p>
      <div className={styles.switch} data-surface="sunken">
        <Switch label={t('privacy.google')} checked={on} onChange={chooseGoogle} />
        <p className={styles.needsScript}>{t('privacy.google.needsScript')}</p>
      </div>
    </section>
  );
}
