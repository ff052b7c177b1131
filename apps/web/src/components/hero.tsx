import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import type { ImageView, TextView } from '#view-models.ts';
import { Picture } from './picture.tsx';
import styles from './hero.module.css';

export interface HeroProps {
  readonly title: TextView;
  readonly image?: ImageView;
  /** Says at a glance what the page is for, where there is no picture to do so. */
  readonly emblem?: LucideIcon;
  /** In place of an emblem: who it is about. */
  readonly figure?: ReactNode;
  /** Where the page lies, over everything else on the sheet. */
  readonly breadcrumbs?: ReactNode;
  /** Small line over the title: the owner; a link where it has a page. */
  readonly kicker?: { readonly text: string; readonly href?: string; readonly lang?: string };
  /** Badges under the title: distance, difficulty, count. */
  readonly badges?: ReactNode;
  /** Favourite, share, full screen: icon buttons in the corner of the picture. */
  readonly imageActions?: ReactNode;
  /** The ingress. */
  readonly lead?: TextView;
  readonly transitionName?: string;
  /** What the page says: text, figures, facts. Lies on the same white sheet as the title. */
  readonly children?: ReactNode;
}

const IMAGE_WIDTH = { phone: '100vw', desktop: 'calc(100vw - 320px)' };

/** Opens a page: the picture from edge to edge, then a white sheet with the title and what the page says. */
export function Hero(props: HeroProps) {
  const { image, imageActions, breadcrumbs, transitionName, children } = props;
  return (
    <div className={classNames(styles.hero, !image && styles.bare)}>
      {image && (
        <Picture
          image={image}
          shape="landscape"
          sizes={IMAGE_WIDTH}
          priority
          className={styles.picture}
          transitionName={transitionName}
        />
      )}
      <div className={styles.sheet} data-surface="sheet">
        {imageActions && (
          <div className={styles.actions} data-print="hide">
            {imageActions}
          </div>
        )}
        {breadcrumbs && <div className={styles.trail}>{breadcrumbs}</div>}
        <Header {...props} />
        {children}
      </div>
    </div>
  );
}

function Header({ title, emblem, figure, kicker, badges, lead }: HeroProps) {
  return (
    <header className={styles.header}>
      {emblem && (
        <span className={styles.emblem}>
          <Icon icon={emblem} size={1.75} />
        </span>
      )}
      {figure}
      {kicker && <Kicker {...kicker} />}
      <h1 className={styles.title} lang={title.lang}>
        {title.text}
      </h1>
      {badges && <div className={styles.badges}>{badges}</div>}
      {lead && (
        <p className={styles.lead} lang={lead.lang}>
          {lead.text}
        </p>
      )}
    </header>
  );
}

function Kicker({ text, href, lang }: NonNullable<HeroProps['kicker']>) {
  if (!href) {
    return (
      <p className={styles.kicker} lang={lang}>
        {text}
      </p>
    );
  }
  return (
    <p className={styles.kicker}>
      <SiteLink href={href} className={styles.kickerLink} lang={lang}>
        {text}
      </SiteLink>
    </p>
  );
}
