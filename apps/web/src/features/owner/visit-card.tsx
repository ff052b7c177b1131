import { Clock, Globe, MapPin, Navigation, Phone, type LucideIcon } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { fittedImageUrl } from '@varde/domain/media-kinds';
import { siteProfile } from '#browser/site-profile.ts';
import { useText } from '#i18n/use-text.ts';
import { serverUrl } from '#browser/site.ts';
import { Icon } from '#ui/icon.tsx';
import { LogoPicture } from '#ui/logo-picture.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import type { ImageView } from '#view-models.ts';
import { OpeningToday } from './opening-today.tsx';
import type { VisitView } from './visit-view.ts';
import styles from './visit-card.module.css';

export interface VisitCardProps {
  visit: VisitView;
}

/** What visitors need on their way: opening hours, location, contact. */
export function VisitCard({ visit }: VisitCardProps) {
  const t = useText();
  const { logo, hours, address, directionsHref, website, phone } = visit;
  const hasDetails = [address, directionsHref, website, phone].some(Boolean) || hours.length > 0;
  if (!logo && !hasDetails) return null;
  return (
    <section className={styles.card} aria-label={t('owner.visit')} data-surface="sunken">
      {logo && <Logo logo={logo} />}
      {hasDetails && <Lines visit={visit} />}
    </section>
  );
}

/** Pixels that a logo fits into, for dense screens; see `.logo`. */
const LOGO_SIZE = [640, 240] as const;

/** In full, on the card itself. The site's logo for dark screens is that of its only museum. */
function Logo({ logo: { url, width, height, dominantColor } }: { logo: ImageView }) {
  const { museum, logo: own } = siteProfile();
  const dark = museum && own?.dark;
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--logo-ratio': width / height,
    '--logo-background': dominantColor,
  };
  return (
    <LogoPicture
      light={fittedImageUrl(url, ...LOGO_SIZE)}
      dark={dark && serverUrl(fittedImageUrl(dark.image_url, ...LOGO_SIZE))}
      className={styles.logo}
      style={style}
    />
  );
}

function Lines({ visit }: VisitCardProps) {
  const t = useText();
  const { hours, address, directionsHref, website, phone } = visit;
  return (
    <ul className={styles.lines}>
      {hours.length > 0 && (
        <Line icon={Clock}>
          <OpeningToday visit={visit} />
        </Line>
      )}
      {address && <Line icon={MapPin}>{address}</Line>}
      {directionsHref && (
        <LinkLine icon={Navigation} href={directionsHref} text={t('owner.directions')} />
      )}
      {phone && <LinkLine icon={Phone} {...phone} />}
      {website && <LinkLine icon={Globe} {...website} />}
    </ul>
  );
}

function Line({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className={styles.line}>
      <Icon icon={icon} size={1.25} />
      <span className={styles.words}>{children}</span>
    </li>
  );
}

function LinkLine({ icon, href, text }: { icon: LucideIcon; href: string; text: string }) {
  return (
    <li>
      <SiteLink href={href} className={styles.link}>
        <Icon icon={icon} size={1.25} />
        <span className={styles.words}>{text}</span>
      </SiteLink>
    </li>
  );
}
