import { useLocation } from '@tanstack/react-router';
import { useText } from '#i18n/use-text.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { currentMark } from './menu-items.ts';
import type { MenuItem } from './menu-items.ts';

export interface MenuLinkProps {
  item: MenuItem;
  className?: string | undefined;
}

export function MenuLink({ item, className }: MenuLinkProps) {
  const t = useText();
  const mark = useLocation({ select: ({ pathname }) => currentMark(item, pathname) });
  return (
    <SiteLink href={item.href} className={className} {...(mark ? { 'aria-current': mark } : {})}>
      <Icon icon={item.icon} />
      <span>{t(item.label)}</span>
    </SiteLink>
  );
}
