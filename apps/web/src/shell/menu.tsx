import { useLocation } from '@tanstack/react-router';
import { ALargeSmall, Languages, ChevronDown, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { MessageKey } from '#i18n/texts.ts';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { useFontSize, chooseFontSize, type FontSize } from '#state/font-size.ts';
import { useSession } from '#state/session.ts';
import { publicSite } from '#browser/site.ts';
import { Icon } from '#ui/icon.tsx';
import { LanguageList } from './language-list.tsx';
import { ABOUT_ITEMS, MAIN_ITEMS, LOG_IN_ITEM, USER_ITEM, MenuLink } from './menu-items.tsx';
import styles from './menu.module.css';

export interface MenuProps {
  /**
   * The desktop's menu holds the main navigation and no text size; on a phone the tab bar is the
   * main navigation (specification §2.1).
   */
  variant: 'desktop' | 'phone';
}

export function Menu({ variant }: MenuProps) {
  const t = useText();
  const language = useLanguage();
  const fontSize = useFontSize();
  const group = useId();
  const mainItems = variant === 'desktop' ? MAIN_ITEMS : [];
  return (
    <nav className={styles.menu} aria-label={t('shell.menu')}>
      {mainItems.map((item) => (
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
      {variant === 'phone' && (
        <MenuDisclosure
          label={t('shell.fontSize')}
          value={t(`shell.fontSize.${fontSize}`)}
          icon={ALargeSmall}
          group={group}
        >
          <FontSizeList className={styles.choices} />
        </MenuDisclosure>
      )}
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

const SIZES: readonly { size: FontSize; label: MessageKey }[] = [
  { size: 'normal', label: 'shell.fontSize.normal' },
  { size: 'large', label: 'shell.fontSize.large' },
];

function FontSizeList({ className }: { className?: string | undefined }) {
  const t = useText();
  const chosen = useFontSize();
  return (
    <ul className={className}>
      {SIZES.map(({ size, label }) => (
        <li key={size}>
          <button type="button" aria-pressed={size === chosen} onClick={() => chooseFontSize(size)}>
            {t(label)}
          </button>
        </li>
      ))}
    </ul>
  );
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

function MenuDisclosure({ label, value, icon, group, children }: MenuDisclosureProps) {
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
