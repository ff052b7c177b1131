import { useRouter } from '@tanstack/react-router';
import { Landmark, X } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import { focusMain } from '#platform/focus-main.ts';
import { checkOut, useOwnerFilter } from '#platform/owner-filter.ts';
import type { OwnerFilter } from '#platform/owner-filter.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import styles from './banner.module.css';
import { Banner } from './banner.tsx';

/** Tells at which museum the visitor has checked in; closing it checks out and goes home (specification §4). */
export function OwnerBanner() {
  const t = useText();
  const router = useRouter();
  const owner = useOwnerFilter();
  const handleClose = () => {
    checkOut();
    // On the front page nothing is left to go to, and the button that had the focus is gone.
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
          <SiteLink href={ownerAddress(owner)}>{owner.name}</SiteLink>
        </Banner>
      )}
    </section>
  );
}

function ownerAddress({ id, slug }: OwnerFilter): string {
  return slug ? `/@${slug}` : `/owner/${id}`;
}
