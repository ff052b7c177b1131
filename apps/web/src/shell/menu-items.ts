import { Compass, House, Info } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { MessageKey } from '#i18n/texts.ts';

export interface MenuItem {
  readonly href: string;
  readonly label: MessageKey;
  readonly icon: LucideIcon;
  /** Addresses that begin with this belong to the item; default: only the address itself. */
  readonly section?: string;
}

/** The phone's tab bar, and the upper part of the desktop's side menu. */
export const MAIN_ITEMS: readonly MenuItem[] = [
  { href: '/', label: 'shell.home', icon: House },
  { href: '/explore/map', label: 'shell.explore', icon: Compass, section: '/explore' },
];

export const ABOUT_ITEM: MenuItem = { href: '/about', label: 'shell.about', icon: Info };

/** `page` when it is the item's own page, `true` when the page lies in its section. */
export function currentMark(item: MenuItem, pathname: string): 'page' | 'true' | undefined {
  if (pathname === item.href) return 'page';
  return item.section && pathname.startsWith(`${item.section}/`) ? 'true' : undefined;
}
