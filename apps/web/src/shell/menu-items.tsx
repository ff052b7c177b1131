/** Items of all menus, and the link that renders one. */
import {
  Compass,
  Hash,
  House,
  Info,
  Landmark,
  LifeBuoy,
  LogIn,
  ScanLine,
  ShieldCheck,
  Sparkles,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useLocation } from '@tanstack/react-router';
import { pickText, type LanguageMap } from '@varde/domain/languages';
import { isOwnSite, siteProfile } from '#browser/site-profile.ts';
import type { MessageKey } from '#i18n/texts.ts';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

export interface MenuItem {
  readonly href: string;
  readonly label: MessageKey | LanguageMap;
  readonly icon: LucideIcon;
  /** URL prefix of the item's section. Default: only its own URL. */
  readonly section?: string;
}

/** The first items of the desktop's side menu (specification §2.1). */
export const MAIN_ITEMS: readonly MenuItem[] = [
  { href: '/', label: 'shell.home', icon: House },
  { href: '/explore/map', label: 'shell.explore', icon: Compass, section: '/explore' },
];

/** The phone's tab bar. */
export const TAB_ITEMS: readonly MenuItem[] = [
  ...MAIN_ITEMS,
  { href: '/code', label: 'shell.code', icon: Hash },
  { href: '/scan', label: 'shell.scan', icon: ScanLine },
];

/** The visitor's own page, available without signing in, too. */
export const USER_ITEM: MenuItem = { href: '/user', label: 'user.title', icon: UserRound };

export const LOG_IN_ITEM: MenuItem = { href: '/login', label: 'login.title', icon: LogIn };

/** Last items of both menus. */
export const ABOUT_ITEMS: readonly MenuItem[] = [
  { href: '/about', label: 'shell.about', icon: Info },
  { href: '/privacy', label: 'shell.privacy', icon: ShieldCheck },
];

/** Items of the footer only. The changelog is about the program: a museum's own site omits it. */
export const footerItems = (): readonly MenuItem[] => [
  { href: '/help', label: 'shell.help', icon: LifeBuoy, section: '/help' },
  ...(isOwnSite()
    ? []
    : [{ href: '/changelog', label: 'shell.changelog', icon: Sparkles } as const]),
];

/** The page of the site's only museum: opening hours, the way there. Without one: nothing. */
export function museumItems(): readonly MenuItem[] {
  const { museum } = siteProfile();
  return museum ? [{ href: `/@${museum.slug}`, label: museum.title, icon: Landmark }] : [];
}

/** `page` on the item's own page, `true` within its section. */
export function currentMark(item: MenuItem, pathname: string): 'page' | 'true' | undefined {
  if (pathname === item.href) return 'page';
  return item.section && pathname.startsWith(`${item.section}/`) ? 'true' : undefined;
}

interface MenuLinkProps {
  item: MenuItem;
  /** Query string without `?`. The link is then `nofollow`. */
  query?: string;
  className?: string | undefined;
}

export function MenuLink({ item, query, className }: MenuLinkProps) {
  const label = useLabel(item);
  const mark = useLocation({ select: ({ pathname }) => currentMark(item, pathname) });
  return (
    <SiteLink
      href={query === undefined ? item.href : `${item.href}?${query}`}
      className={className}
      {...(mark ? { 'aria-current': mark } : {})}
      {...(query === undefined ? {} : { rel: 'nofollow' })}
    >
      <Icon icon={item.icon} />
      <span lang={label?.lang}>{label?.text}</span>
    </SiteLink>
  );
}

function useLabel({ label }: MenuItem) {
  const t = useText();
  const { key } = useLanguage();
  return typeof label === 'string' ? { text: t(label), lang: undefined } : pickText(label, key);
}
