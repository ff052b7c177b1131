import { ExternalLink } from 'lucide-react';
import { Picture } from '#content/picture.tsx';
import { useText } from '#i18n/use-text.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import type { BlockView, EmbedProvider } from '../blocks-view.ts';
import styles from './embed-cover.module.css';

const PROVIDER_NAMES: Readonly<Record<EmbedProvider, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  sketchfab: 'Sketchfab',
};

const COVER_WIDTH = { phone: '100vw', desktop: '624px' };

export interface EmbedCoverProps {
  embed: Extract<BlockView, { kind: 'embed' }>;
}

/** A film or model that another host shows: its still and a link. No request leaves for that host before (decisions.md §9). */
export function EmbedCover({ embed: { provider, href, title, cover } }: EmbedCoverProps) {
  const t = useText();
  const name = PROVIDER_NAMES[provider];
  return (
    <figure className={styles.embed} data-surface="sunken">
      {cover && (
        <Picture picture={cover} shape="landscape" sizes={COVER_WIDTH} className={styles.cover} />
      )}
      <figcaption className={styles.words}>
        {title && (
          <p className={styles.title} lang={title.lang}>
            {title.text}
          </p>
        )}
        <ButtonLink href={href} icon={ExternalLink} target="_blank" rel="noopener noreferrer">
          {t('article.playAt', { provider: name })}
        </ButtonLink>
        <p className={styles.note}>{t('article.playAtNote', { provider: name })}</p>
      </figcaption>
    </figure>
  );
}
