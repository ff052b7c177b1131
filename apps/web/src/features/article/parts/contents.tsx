import { ChevronDown } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import { Icon } from '#ui/icon.tsx';
import type { HeadingView } from '../heading-ids.ts';
import styles from './contents.module.css';

export interface ContentsProps {
  headings: readonly HeadingView[];
}

/** An article with fewer is read, not looked up in. */
const LONG_FROM = 3;

/** What a long article tells, chapter by chapter. Folded away until it is wanted; needs no script. */
export function Contents({ headings }: ContentsProps) {
  const t = useText();
  const top = Math.min(...headings.map(({ level }) => level));
  const chapters = headings.filter(({ level }) => level === top);
  if (chapters.length < LONG_FROM) return null;
  return (
    <nav aria-label={t('article.contents')}>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <span>
            {t('article.contents')}
            <span className={styles.count}> {chapters.length}</span>
          </span>
          <Icon icon={ChevronDown} size={1.25} className={styles.chevron} />
        </summary>
        <ol className={styles.list}>
          {chapters.map(({ id, text, lang }) => (
            <li key={id}>
              <a href={`#${encodeURIComponent(id)}`} className={styles.link} lang={lang}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
