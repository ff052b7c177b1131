import { Clock, Globe, MapPin, Navigation, Phone, type LucideIcon } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { ResponsiveImage } from '#components/responsive-image.tsx';
import { useTexts } from '#i18n/text-context.tsx';
import { useText } from '#i18n/use-text.ts';
import { useMuseumDate } from '#state/use-museum-date.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import type { OpeningText } from './opening-text.ts';
import type { VisitView } from './visit-view.ts';
import styles from './visit-card.module.css';

export interface VisitCardProps {
  visit: VisitView;
}

const LOGO_WIDTH = { phone: '5rem', desktop: '5rem' };

/** What visitors need on their way: opening hours, location, contact. */
export function VisitCard({ visit }: VisitCardProps) {
  const t = useText();
  const { logo, hours, address, directionsHref, website, phone } = visit;
  const hasDetails = [address, directionsHref, website, phone].some(Boolean) || hours.length > 0;
  if (!logo && !hasDetails) return null;
  return (
    <section className={styles.card} aria-label={t('owner.visit')} data-surface="sunken">
      {logo && (
        <ResponsiveImage
          image={{ ...logo, alt: '' }}
          shape="square"
          sizes={LOGO_WIDTH}
          className={styles.logo}
        />
      )}
      {hasDetails && <Lines visit={visit} />}
    </section>
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

/**
 * Whether the museum is open today; recomputed for the visitor's clock when the page is from
 * another day.
 */
function OpeningToday({ visit }: { visit: VisitView }) {
  const openingText = useOpening(visit);
  if (!openingText) return null;
  return (
    <>
      <strong className={styles.today}>{openingText.today}</strong>
      {openingText.next && <span className={styles.next}> {openingText.next}</span>}
    </>
  );
}

/**
 * The rules of opening hours load only on a page from another day; when they fail to, the page's
 * own text stays.
 */
function useOpening({ hours, opening }: VisitView): OpeningText | undefined {
  const texts = useTexts();
  const date = useMuseumDate(opening.date);
  const [reloaded, setReloaded] = useState<OpeningText>();
  useEffect(() => {
    if (date === opening.date) return;
    import('./opening-text.ts').then(
      ({ openingText }) => setReloaded(openingText(hours, date, texts)),
      () => undefined,
    );
  }, [hours, date, opening.date, texts]);
  return date === opening.date ? opening.text : (reloaded ?? opening.text);
}
