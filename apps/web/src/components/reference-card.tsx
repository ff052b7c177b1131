import { ChevronRight, ExternalLink } from 'lucide-react';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import type { ReferenceView } from '#view-models.ts';
import { Credits } from './credits.tsx';
import { ResponsiveImage } from './responsive-image.tsx';
import styles from './reference-card.module.css';

export interface ReferenceCardProps {
  readonly reference: ReferenceView;
}

const IMAGE_WIDTH = { phone: 'min(100vw - 32px, 480px)', desktop: '300px' };

/** Summary of a record from an external collection, linked to the full record. */
export function ReferenceCard({ reference }: ReferenceCardProps) {
  const { href, image, rights } = reference;
  const content = <ReferenceText {...reference} />;
  return (
    <aside className={styles.frame} data-surface="sunken" aria-label={reference.title.text}>
      {href ? (
        <SiteLink href={href} className={styles.card}>
          {content}
          <Icon
            icon={href.startsWith('/') ? ChevronRight : ExternalLink}
            size={1.25}
            className={styles.onward}
          />
        </SiteLink>
      ) : (
        <div className={styles.card}>{content}</div>
      )}
      {image && (
        <div className={styles.rights}>
          <Credits {...rights} />
        </div>
      )}
    </aside>
  );
}

function ReferenceText({ label, title, text, facts, image, isImageWhole }: ReferenceView) {
  return (
    <>
      {image && (
        <ResponsiveImage
          image={{ ...image, alt: '' }}
          shape={isImageWhole ? 'whole' : 'landscape'}
          sizes={IMAGE_WIDTH}
          className={styles.picture}
        />
      )}
      <span className={styles.words}>
        {label && <span className={styles.label}>{label}</span>}
        <span className={styles.title} lang={title.lang}>
          {title.text}
        </span>
        {facts && <span className={styles.facts}>{facts}</span>}
        {text && (
          <span className={styles.text} lang={text.lang}>
            {text.text}
          </span>
        )}
      </span>
    </>
  );
}
