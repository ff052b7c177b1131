/** Links between documents: the pack's notation and the site's URLs. */
import type { DocumentKind } from '@varde/domain/document-kinds';
import { safeLinkHref } from '@varde/domain/rich-text-policy';

export type LinkTarget =
  | { readonly kind: 'document'; readonly id: number; readonly wants: readonly DocumentKind[] }
  | { readonly kind: 'owner'; readonly slug: string }
  | { readonly kind: 'theme'; readonly slug: string };

const WANTS: Readonly<Record<string, readonly DocumentKind[]>> = {
  article: ['article', 'post'],
  presentation: ['group'],
  rebus: ['rebus'],
};

const PATHS: Readonly<Record<string, string>> = {
  article: '/article/',
  presentation: '/group/',
  rebus: '/rebus/',
  owner: '/@',
  theme: '/tag/',
};

const FORM = /^(article|presentation|rebus|owner|theme):([a-z0-9-]{1,100})$/;

/** Target of `article:105`, `owner:bryggen` and the like; `undefined` for a URL. */
export function linkTarget(href: string): LinkTarget | undefined {
  const [, scheme = '', name = ''] = FORM.exec(href) ?? [];
  if (scheme === 'owner' || scheme === 'theme') return { kind: scheme, slug: name };
  const wants = WANTS[scheme];
  return wants && /^\d+$/.test(name) ? { kind: 'document', id: Number(name), wants } : undefined;
}

/** The site's href for a link; `undefined` when the link is not safe. */
export function siteHref(href: string): string | undefined {
  if (!linkTarget(href)) return safeLinkHref(href);
  const [scheme = '', name = ''] = href.split(':');
  return `${PATHS[scheme] ?? ''}${name}`;
}
