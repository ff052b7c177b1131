import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import { splitHref } from './split-href.ts';

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the site with its query and hash, or a whole address of another site, mail or telephone. */
  readonly href: string;
  /** Keep the scroll position (tabs, filters). Default: the new page starts at its top. */
  readonly preserveScroll?: boolean;
}

const EXACT = { exact: true };

/** A link: within the site through the router, elsewhere a plain anchor. */
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
      // A page above the current one is not the current one.
      activeOptions={EXACT}
      {...anchor}
    >
      {children}
    </Link>
  );
}
