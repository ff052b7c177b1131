import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import type { ItemView } from '#api/transform/list-item.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import type { TextView } from '#view-models.ts';
import type { StopNavigationView } from './walk-view.ts';
import styles from './stop-navigation.module.css';

export interface StopNavigationProps {
  group: { href: string; title: TextView };
  navigation: StopNavigationView | undefined;
}

/** Links to the previous and next stop of a walk, and to the presentation. */
export function StopNavigation({ group, navigation }: StopNavigationProps) {
  const t = useText();
  return (
    <nav aria-label={t('article.wayOn')} className={styles.way} data-surface="card">
      <p className={styles.place}>
        {navigation && (
          <strong className={styles.count}>
            {t('article.position', { number: navigation.number, total: navigation.total })}
          </strong>
        )}
        <SiteLink href={group.href} className={styles.group} lang={group.title.lang}>
          {group.title.text}
        </SiteLink>
      </p>
      {navigation && (
        <div className={styles.steps}>
          {navigation.previous && <Step item={navigation.previous} to="previous" />}
          {navigation.next && <Step item={navigation.next} to="next" />}
        </div>
      )}
    </nav>
  );
}

function Step({ item: { href, title }, to }: { item: ItemView; to: 'previous' | 'next' }) {
  const t = useText();
  return (
    <SiteLink
      href={href}
      className={styles.step}
      rel={to === 'next' ? 'next' : 'prev'}
      data-to={to}
    >
      <Icon icon={to === 'next' ? ArrowRight : ArrowLeft} size={1.375} />
      <span className={styles.words}>
        <span className={styles.label}>{t(`article.${to}`)}</span>{' '}
        <span className={styles.title} lang={title.lang}>
          {title.text}
        </span>
      </span>
    </SiteLink>
  );
}
