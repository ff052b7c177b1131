import { Building2, ChevronRight } from 'lucide-react';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import type { OwnerView } from '#view-models.ts';
import { ItemMeta } from './item-parts.tsx';
import { ResponsiveImage } from './responsive-image.tsx';
import styles from './owner-card.module.css';

export interface OwnerCardProps {
  readonly owner: OwnerView;
  /** Role of the owner on this page (`Publisert av`). */
  readonly label: string;
}

const LOGO_WIDTH = { phone: '4rem', desktop: '4rem' };

/** Link to the museum that publishes the page. */
export function OwnerCard({ owner, label }: OwnerCardProps) {
  const { href, name, description, logo, distance } = owner;
  return (
    <SiteLink href={href} className={styles.card} data-surface="card">
      {logo ? (
        <ResponsiveImage
          image={{ ...logo, alt: '' }}
          shape="square"
          sizes={LOGO_WIDTH}
          className={styles.logo}
        />
      ) : (
        <span className={styles.logo} data-empty="true">
          <Icon icon={Building2} size={1.75} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.name} lang={name.lang}>
          {name.text}
        </span>
        {description && (
          <span className={styles.description} lang={description.lang}>
            {description.text}
          </span>
        )}
        <ItemMeta item={{ state: 'normal', distance }} />
      </span>
      <Icon icon={ChevronRight} size={1.25} className={styles.chevron} />
    </SiteLink>
  );
}
