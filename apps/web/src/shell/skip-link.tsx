import { useText } from '#i18n/use-text.ts';
import styles from './skip-link.module.css';

/** The main part of the page, where the skip link leads. */
export const CONTENT_ID = 'content';

export function SkipLink() {
  const t = useText();
  return (
    <a href={`#${CONTENT_ID}`} className={styles.skip}>
      {t('shell.skipToContent')}
    </a>
  );
}
