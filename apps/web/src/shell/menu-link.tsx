import { useLocation } from '@tanstack/react-router';
import { useText } from '#i18n/use-text.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { currentMark, type MenuItem } from './menu-items.ts';

export interface MenuLinkProps {
  item: MenuItem;
  /** Query string without `?`. The link is then `nofollow`. */
  query?: string;
  className?: string | undefined;
}

export function MenuLink({ item, query, className }: MenuLinkProps) {
  const t = useText();
  const mark = useLocation({ select: ({ pathname }) => currentMark(item, pathname) });
  return (
    <SiteLink
      href={query === undefined ? item.href : `${item.href}?${query}`}
      className={className}
      {...(mark ? { 'aria-current': mark } : {})}
      {...(query === undefined ? {} : { rel: 'nofollow' })}
    >
      <Icon icon={item.icon} />
      <span>{t(item.label)}</span>
    </SiteLink>
  );
}
