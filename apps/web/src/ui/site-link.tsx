import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import { splitHref } from './split-href.ts';

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path within the site with query and hash, or an absolute, `mailto:` or `tel:` URL. */
  readonly href: string;
  /** Preserve the scroll position (tabs, filters). Default: scroll to the top. */
  readonly preserveScroll?: boolean;
}

const EXACT = { exact: true };

/** A link: through the router within the site, otherwise a plain anchor. */
export function SiteLink({ href, preserveScroll = false, children, ...anchor }: SiteLinkProps) {
  if (!href.startsWith('/')) {
    return (
      <a href={href} rel="noopener" {...anchor}>
        {children}
      </a>
    );
  }
  const { path, search, hash } = splitHref(href);
  return (
    <Link
      to={path}
      search={search}
      resetScroll={!preserveScroll}
      hash={hash}
      // A parent page is not the current page.
      activeOptions={EXACT}
      {...anchor}
    >
      {children}
    </Link>
  );
}
