import { useLocation } from '@tanstack/react-router';
import { useSession } from '#platform/session.ts';
import { publicSite } from '#platform/site.ts';
import { LOG_IN_ITEM, USER_ITEM } from './menu-items.ts';
import { MenuLink } from './menu-link.tsx';

/** My page, and the way in for who is not signed in, where one can (specification §2). */
export function AccountLinks({ className }: { className: string | undefined }) {
  const session = useSession();
  return (
    <>
      <MenuLink item={USER_ITEM} className={className} />
      {publicSite().signIn && !session && <LogInLink className={className} />}
    </>
  );
}

/** Tells where the visitor is, so that signing in leads back there also where script came too late to know. */
function LogInLink({ className }: { className: string | undefined }) {
  const here = useLocation({
    select: ({ href, pathname }) => (pathname === LOG_IN_ITEM.href ? '/' : href),
  });
  const query = new URLSearchParams({ redirect: here }).toString();
  return <MenuLink item={LOG_IN_ITEM} query={query} className={className} />;
}
