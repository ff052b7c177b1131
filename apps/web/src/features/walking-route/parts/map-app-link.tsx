import { ExternalLink } from 'lucide-react';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { mapAppUrl, type MapAppPlace } from '#browser/map-app.ts';
import { ButtonLink } from '#ui/button.tsx';
import styles from './map-app-link.module.css';

export interface MapAppLinkProps {
  readonly place: MapAppPlace;
  /** Without the line that says what it means; for where there is little room. Default: false. */
  readonly isShort?: boolean;
}

/** Hands a place over to the phone's own map app; nothing is asked of it before. */
export function MapAppLink({ place, isShort = false }: MapAppLinkProps) {
  const t = useGroupText('walking');
  const href = mapAppUrl(place);
  // Only a page opens in a tab of its own; an app opens over this one.
  const target = href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <div className={styles.link}>
      <ButtonLink href={href} icon={ExternalLink} {...target}>
        {t('walking.openMap')}
      </ButtonLink>
      {!isShort && <p className={styles.note}>{t('walking.openMapNote')}</p>}
    </div>
  );
}
