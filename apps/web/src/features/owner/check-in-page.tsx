import { useNavigate } from '@tanstack/react-router';
import { MapPinCheck } from 'lucide-react';
import { useEffect } from 'react';
import { WaitingScreen } from '#components/waiting-screen.tsx';
import { useText } from '#i18n/use-text.ts';
import { checkIn, type OwnerFilter } from '#state/owner-filter.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Column } from '#ui/column.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import styles from './check-in-page.module.css';

export interface CheckInPageProps {
  owner: OwnerFilter;
  /** Path of the owner's own page. */
  href: string;
}

/**
 * Checks in and redirects to the front page (specification §2.2, §4.2), when the page is shown and
 * never when it is only prefetched. Without script it explains what checking in does.
 */
export function CheckInPage({ owner, href }: CheckInPageProps) {
  const t = useText();
  const navigate = useNavigate();
  const { id, name, slug } = owner;
  useEffect(() => {
    checkIn(slug === undefined ? { id, name } : { id, name, slug });
    void navigate({ to: '/', replace: true });
  }, [id, name, slug, navigate]);
  const title = t('owner.checkInAt', { name });
  const body = t('owner.checkInWhat', { name });
  const toOwner = <ButtonLink href={href}>{name}</ButtonLink>;
  return (
    <WaitingScreen
      kind="info"
      title={title}
      actions={toOwner}
      page={
        <Column>
          <EmptyState
            level={1}
            icon={MapPinCheck}
            title={title}
            body={body}
            action={
              <>
                <p className={styles.needsScript}>{t('owner.checkInNeedsScript')}</p>
                {toOwner}
              </>
            }
          />
        </Column>
      }
    >
      <p>{body}</p>
    </WaitingScreen>
  );
}
