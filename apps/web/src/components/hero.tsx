import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import type { ImageView, TextView } from '#view-models.ts';
import { ResponsiveImage, type ImageShape } from './responsive-image.tsx';
import styles from './hero.module.css';

export interface HeroProps {
  readonly title: TextView;
  readonly image?: ImageView;
  /** Default: `landscape`. */
  readonly imageShape?: ImageShape | undefined;
  /** Icon that identifies the page if it has no image. */
  readonly emblem?: LucideIcon;
  /** Replaces the emblem on pages about a person. */
  readonly figure?: ReactNode;
  /** Above everything else on the sheet. */
  readonly breadcrumbs?: ReactNode;
  /** Small line above the title: the owner, linked if it has a page. */
  readonly kicker?: { readonly text: string; readonly href?: string; readonly lang?: string };
  /** Badges below the title: distance, difficulty, count. */
  readonly badges?: ReactNode;
  /** Icon buttons in the corner of the image: favourite, share, full screen. */
  readonly imageActions?: ReactNode;
  readonly lead?: TextView;
  readonly transitionName?: string;
  /** The page's content, on the same white sheet as the title. */
  readonly children?: ReactNode;
}

const IMAGE_WIDTH = { phone: '100vw', desktop: 'calc(100vw - 320px)' };

/** Top of a page: full-width image, then a white sheet with title and content. */
export function Hero(props: HeroProps) {
  const { image, imageShape = 'landscape', imageActions, breadcrumbs } = props;
  const { transitionName, children } = props;
  const isWhole = imageShape === 'whole';
  return (
    <div className={classNames(styles.hero, !image && styles.bare)}>
      {image && (
        <ResponsiveImage
          image={image}
          shape={imageShape}
          sizes={IMAGE_WIDTH}
          priority
          className={classNames(styles.picture, isWhole && styles.whole)}
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

/** Tabs on a hero's sheet, edge to edge, so that their labels align with the text. */
export function HeroTabs({ children }: { children: ReactNode }) {
  return <div className={styles.tabs}>{children}</div>;
}
