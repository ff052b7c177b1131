import { EyeOff, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Hero } from '#components/hero.tsx';
import { useText } from '#i18n/use-text.ts';
import { MAIN_IMAGE } from '#browser/main-image.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { TextView } from '#view-models.ts';
import styles from './closed-post-page.module.css';
import type { PostView } from './rebus-view.ts';

export interface ClosedPostPageProps {
  post: PostView;
  rebus: { href: string; title: TextView };
  breadcrumbs: ReactNode;
  /** The start button, or the progress of the run. */
  run: ReactNode;
}

/** A post that is not open yet: what opens it, and none of its content. */
export function ClosedPostPage({ post, rebus, breadcrumbs, run }: ClosedPostPageProps) {
  const t = useText();
  const { item, state, number, total, conditions } = post;
  const isHidden = state === 'hidden';
  return (
    <article>
      <Hero
        title={item.title}
        image={item.image}
        breadcrumbs={breadcrumbs}
        badges={<Badge>{t('rebus.postOf', { number, total })}</Badge>}
        transitionName={MAIN_IMAGE}
      >
        <Notice icon={isHidden ? EyeOff : Lock} tone={isHidden ? 'info' : 'warning'}>
          <p className={styles.title}>{t(isHidden ? 'rebus.hiddenUntil' : 'rebus.opensWhen')}</p>
          {!isHidden && (
            <ul className={styles.conditions}>
              {conditions.map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          )}
        </Notice>
        {run}
        <p>
          <ButtonLink href={rebus.href} lang={rebus.title.lang}>
            {t('rebus.backTo', { title: rebus.title.text })}
          </ButtonLink>
        </p>
      </Hero>
    </article>
  );
}
