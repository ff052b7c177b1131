import { useText } from '#i18n/use-text.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './pending-page.module.css';

/** Placeholder in the shape of most pages: image, title and first lines. */
export function PendingPage() {
  const t = useText();
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
      <div className={styles.picture}>
        <Skeleton shape="picture" />
      </div>
      <div className={styles.sheet} data-surface="sheet">
        <div className={styles.title}>
          <Skeleton shape="title" width="70%" />
        </div>
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" width="60%" />
      </div>
    </div>
  );
}
