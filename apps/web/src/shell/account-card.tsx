import { DEFAULT_AVATAR_SIZE } from '@varde/domain/constants';
import { LogOut } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import type { Session } from '#state/session.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import styles from './account-card.module.css';

/** The signed-in visitor and the log-out link (specification §2.1). */
export function AccountCard({ session: { name, imageUrl } }: { session: Session }) {
  const t = useText();
  return (
    <div className={styles.card}>
      <SiteLink href="/user" className={styles.person}>
        <Avatar name={name} imageUrl={imageUrl} size={DEFAULT_AVATAR_SIZE} />
        <span className={styles.name}>{name ?? t('user.title')}</span>
      </SiteLink>
      {/* A plain link: must never be preloaded. */}
      <a href="/logout" className={styles.out} rel="nofollow">
        <Icon icon={LogOut} size={1.25} />
        {t('shell.logOut')}
      </a>
    </div>
  );
}
