import { useLongText } from '#i18n/long-text-context.tsx';
import { chooseAnalytics, useAnalyticsOn } from '#platform/privacy.ts';
import { Switch } from '#ui/switch.tsx';
import styles from './privacy-page.module.css';

/** The visitor's say about being counted; takes effect at once. */
export function AnalyticsSwitch() {
  const t = useLongText();
  const on = useAnalyticsOn();
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('privacy.analytics.title')}</h2>
      <p>{t('privacy.analytics.body')}</p>
      <div className={styles.switch} data-surface="sunken">
        <Switch label={t('privacy.analytics')} checked={on} onChange={chooseAnalytics} />
        <p className={styles.needsScript}>{t('privacy.analytics.needsScript')}</p>
      </div>
    </section>
  );
}
