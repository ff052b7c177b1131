/** Sitemaps as XML (sitemaps.org), each URL with its language versions, as in the pages' heads. */
import { documentKind } from '@varde/domain/document-kinds';
import { MAIN_LANGUAGES, languageOrFallback } from '@varde/domain/languages';
import { escapeHtml } from '#http/html.ts';
import type { DocumentEntry, OwnerEntry, SelectionEntry } from './sitemap.repository.ts';

export interface SitemapUrl {
  readonly path: string;
  readonly updatedAt?: Date;
}

/** Pages that exist independently of the content. */
export const FIXED_PATHS: readonly string[] = [
  '/',
  '/explore/map',
  ...['articles', 'museums', 'themes', 'rebus', 'presentations', 'selections'].map(
    (tab) => `/explore/list/${tab}`,
  ),
  '/code',
  '/scan',
  '/about',
  '/changelog',
  '/privacy',
  '/help',
  ...['ios-safari', 'android-chrome', 'ios-app', 'android-app'].map((topic) => `/help/${topic}`),
];

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
export const OPEN = `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const CLOSE = '</urlset>\n';

export function documentEntry({ id, schema_id, updated_at }: DocumentEntry): SitemapUrl {
  return { path: `/${documentKind(schema_id) ?? 'article'}/${id}`, updatedAt: updated_at };
}

export function selectionEntry({ id, group_id, updated_at }: SelectionEntry): SitemapUrl {
  return { path: `/group/${group_id}/selection/${id}`, updatedAt: updated_at };
}

export function ownerEntry({ slug, updated_at }: OwnerEntry): SitemapUrl {
  return { path: `/@${slug}`, updatedAt: updated_at };
}

export function themeEntry(slug: string): SitemapUrl {
  return { path: `/tag/${encodeURIComponent(slug)}` };
}

/** One page: URL, last change, and its main language versions. */
export function urlElement(origin: string, { path, updatedAt }: SitemapUrl): string {
  const versions = MAIN_LANGUAGES.map((key) =>
    link(languageOrFallback(key).tag, `${origin}/${key}${path === '/' ? '' : path}`),
  );
  const location = escapeHtml(origin + path);
  return `<url><loc>${location}</loc>${modified(updatedAt)}${versions.join('')}${link('x-default', origin + path)}</url>\n`;
}

function link(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`;
}

function modified(at: Date | undefined): string {
  return at ? `<lastmod>${at.toISOString()}</lastmod>` : '';
}

export interface SitemapPartEntry {
  readonly name: string;
  readonly updatedAt?: Date;
}

/** The index of all parts. */
export function sitemapIndex(origin: string, parts: readonly SitemapPartEntry[]): string {
  const elements = parts.map(
    ({ name, updatedAt }) =>
      `<sitemap><loc>${escapeHtml(`${origin}/sitemap/${name}.xml`)}</loc>${modified(updatedAt)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${elements.join('')}</sitemapindex>\n`;
}

/**
 * Excludes paths without content from crawling; pages that must not be indexed declare it
 * themselves.
 */
export function robots(origin: string): string {
  const disallowed = ['/api/', '/preview', '/login', '/logout', '/oauth2/', '/user'];
  const lines = ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`)];
  return [...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
