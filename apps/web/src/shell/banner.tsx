import { useRouter } from '@tanstack/react-router';
import { Landmark, X, WifiOff, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#i18n/use-text.ts';
import { focusMain } from '#browser/focus-main.ts';
import { useOnline } from '#browser/network.ts';
import { checkOut, useOwnerFilter, type OwnerFilter } from '#state/owner-filter.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import styles from './banner.module.css';

interface BannerProps {
  icon: LucideIcon;
  /** Text, with links. */
  children: ReactNode;
  /** A button at the end. */
  action?: ReactNode;
}

/** A line above the page about the site's state: checked-in museum, lost network. */
function Banner({ icon, children, action }: BannerProps) {
  return (
    <div className={styles.banner}>
      <Icon icon={icon} size={1.25} />
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}

/**
 * Shows at which museum the visitor has checked in; closing it checks out and goes home
 * (specification §4.2).
 */
export function OwnerBanner() {
  const t = useText();
  const router = useRouter();
  const owner = useOwnerFilter();
  const handleClose = () => {
    checkOut();
    // On the front page there is no navigation, and the focused button is unmounted.
    focusMain();
    void router.navigate({ to: '/' });
  };
  return (
    <section aria-label={t('shell.checkedIn')} className={styles.place} hidden={!owner}>
      {owner && (
        <Banner
          icon={Landmark}
          action={
            <IconButton
              icon={X}
              label={t('shell.checkOut', { name: owner.name })}
              onClick={handleClose}
            />
          }
        >
          <span>{t('shell.checkedInAt')} </span>
          <SiteLink href={ownerPath(owner)}>{owner.name}</SiteLink>
        </Banner>
      )}
    </section>
  );
}

const ownerPath = ({ id, slug }: OwnerFilter): string => (slug ? `/@${slug}` : `/owner/${id}`);

/** Shown while offline. Its live region is always rendered, so that it is read aloud. */
export function OfflineBanner() {
  const t = useText();
  const online = useOnline();
  return (
    <div className={styles.sticky}>
      <LiveRegion>{!online && <Banner icon={WifiOff}>{t('shell.offline')}</Banner>}</LiveRegion>
    </div>
  );
}
