import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';

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

interface HrefParts {
  readonly path: string;
  readonly search: Record<string, string>;
  /** Without `#`; empty if there is none. */
  readonly hash: string;
}

/** Splits a URL within the site: the router's `to` holds neither query nor hash. */
export function splitHref(href: string): HrefParts {
  const [beforeHash = '', hash = ''] = href.split('#', 2);
  const [path = '', query = ''] = beforeHash.split('?', 2);
  return { path, search: Object.fromEntries(new URLSearchParams(query)), hash };
}
