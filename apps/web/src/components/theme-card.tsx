import { SiteLink } from '#ui/site-link.tsx';
import type { ThemeView } from '#view-models.ts';
import { Thumbnail } from './thumbnail.tsx';
import styles from './theme-card.module.css';

export interface ThemeCardProps {
  readonly theme: ThemeView;
}

const IMAGE_WIDTH = { phone: 'min(42vw, 230px)', desktop: '230px' };

/** A theme: square image, name and count. Must be inside a `CardRow` of size `compact`. */
export function ThemeCard({ theme }: ThemeCardProps) {
  const item = { kind: 'theme', state: 'normal', image: theme.image } as const;
  return (
    <li className={styles.item}>
      <SiteLink href={theme.href} className={styles.card}>
        <Thumbnail item={item} shape="square" width={IMAGE_WIDTH} className={styles.picture} />
        <span className={styles.title} lang={theme.title.lang}>
          {theme.title.text}
        </span>
        {theme.count && <span className={styles.count}>{theme.count}</span>}
      </SiteLink>
    </li>
  );
}
