import { LogIn, LogOut, MapPinCheck } from 'lucide-react';
import { useId } from 'react';
import { useText } from '#i18n/use-text.ts';
import { focusMain } from '#browser/focus-main.ts';
import { checkOut, useOwnerFilter } from '#state/owner-filter.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './check-in.module.css';

export interface CheckInProps {
  owner: { id: string; name: string };
  /** Path of the page that checks in and redirects to the front page (specification §2.2). */
  href: string;
}

/** Checks in or out at a museum; explains the effect beforehand (specification §4.2). */
export function CheckIn({ owner: { id, name }, href }: CheckInProps) {
  const t = useText();
  const noteId = useId();
  const isHere = useOwnerFilter()?.id === id;
  const leave = () => {
    checkOut();
    // The focused button is removed.
    focusMain();
  };
  return (
    <div className={styles.box}>
      <output id={noteId} className={styles.note}>
        {isHere && <Icon icon={MapPinCheck} size={1.25} className={styles.icon} />}
        <span>{t(isHere ? 'owner.checkedIn' : 'owner.checkInWhat', { name })}</span>
      </output>
      {isHere ? (
        <Button icon={LogOut} onClick={leave} aria-describedby={noteId}>
          {t('owner.checkOut')}
        </Button>
      ) : (
        <ButtonLink href={href} icon={LogIn} aria-describedby={noteId}>
          {t('owner.checkIn')}
        </ButtonLink>
      )}
    </div>
  );
}
