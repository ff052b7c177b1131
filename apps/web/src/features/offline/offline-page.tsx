import { WifiOff } from 'lucide-react';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useText } from '#i18n/use-text.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Column } from '#ui/column.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import styles from './offline-page.module.css';

/**
 * Shown offline in place of a page that is not stored, with a list of pages that are (specification
 * §8.1).
 */
export function OfflinePage() {
  const t = useText();
  const long = useLongText();
  return (
    <Column>
      <EmptyState
        level={1}
        icon={WifiOff}
        title={long('offline.title')}
        body={`${long('offline.body')} ${t('error.noNetwork')}`}
        action={
          // An empty href is the requested page.
          <ButtonLink href="" variant="primary">
            {t('error.tryAgain')}
          </ButtonLink>
        }
      />
      <OfflineList title={long('offline.stored')} />
    </Column>
  );
}

/**
 * The service worker inserts the stored pages here (service-worker/offline-page.ts): only the
 * device knows them, and the page is shown without script. Hidden until then.
 */
export function OfflineList({ title }: { title: string }) {
  return (
    <section className={styles.stored} data-stored-packs="" hidden>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list} data-stored-list=""></ul>
    </section>
  );
}
