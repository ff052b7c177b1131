import { useLocation } from '@tanstack/react-router';
import { Languages, ChevronDown, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { useSession } from '#state/session.ts';
import { publicSite } from '#browser/site.ts';
import { Icon } from '#ui/icon.tsx';
import { LanguageList } from './language-list.tsx';
import {
  ABOUT_ITEMS,
  LOG_IN_ITEM,
  USER_ITEM,
  MenuLink,
  museumItems,
  type MenuItem,
} from './menu-items.tsx';
import styles from './menu.module.css';

export interface MenuProps {
  /** The desktop's main navigation; on a phone it is the tab bar (specification §2.1). */
  mainItems?: readonly MenuItem[];
  /** The phone's text size, a disclosure of this group. */
  renderFontSize?: (group: string) => ReactNode;
}

export function Menu({ mainItems = [], renderFontSize }: MenuProps) {
  const t = useText();
  const language = useLanguage();
  const group = useId();
  return (
    <nav className={styles.menu} aria-label={t('shell.menu')}>
      {[...mainItems, ...museumItems()].map((item) => (
        <MenuLink key={item.href} item={item} className={styles.line} />
      ))}
      <MenuDisclosure
        label={t('shell.language')}
        value={language.name}
        icon={Languages}
        group={group}
      >
        <LanguageList className={styles.choices} />
      </MenuDisclosure>
      {renderFontSize?.(group)}
      <AccountLinks className={styles.line} />
      {ABOUT_ITEMS.map((item) => (
        <MenuLink key={item.href} item={item} className={styles.line} />
      ))}
    </nav>
  );
}

/** My page, and the sign-in link when signed out where sign-in is on (specification §2.1). */
function AccountLinks({ className }: { className: string | undefined }) {
  const session = useSession();
  return (
    <>
      <MenuLink item={USER_ITEM} className={className} />
      {publicSite().signIn && !session && <LogInLink className={className} />}
    </>
  );
}

/** Passes the current URL, so that signing in returns here even before hydration. */
function LogInLink({ className }: { className: string | undefined }) {
  const currentHref = useLocation({
    select: ({ href, pathname }) => (pathname === LOG_IN_ITEM.href ? '/' : href),
  });
  const query = new URLSearchParams({ redirect: currentHref }).toString();
  return <MenuLink item={LOG_IN_ITEM} query={query} className={className} />;
}

interface MenuDisclosureProps {
  label: string;
  /** Current choice, beside the label. */
  value: string;
  icon: LucideIcon;
  /** Disclosures of one group are mutually exclusive (`<details name>`). */
  group: string;
  children: ReactNode;
}

export function MenuDisclosure({ label, value, icon, group, children }: MenuDisclosureProps) {
  return (
    <details name={group} className={styles.fold}>
      <summary className={styles.line}>
        <Icon icon={icon} />
        <span className={styles.words}>
          <span>{label}</span>
          <span className={styles.value}>{value}</span>
        </span>
        <Icon icon={ChevronDown} size={1.125} className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
