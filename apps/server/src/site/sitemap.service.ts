/** The parts of the sitemap, as streamed XML: only one batch is in memory at a time. */
import { documentKind } from '@varde/domain/document-kinds';
import { MAIN_LANGUAGES, languageOrFallback } from '@varde/domain/languages';
import { createContentCaches } from '#content/documents/content-cache.ts';
import type { Context } from '#context.ts';
import { escapeHtml } from '#http/html.ts';
import { nameText } from '#http/response-cache.ts';
import {
  findEntries,
  findOwnerEntries,
  findParts,
  findThemeEntries,
  PART_SIZE,
  type Batch,
  type PartKind,
  type SitemapPart,
  type DocumentEntry,
  type OwnerEntry,
  type SelectionEntry,
} from './sitemap.repository.ts';

interface PartOfSitemap {
  readonly name: string;
  /** Content hash, without the origin of the URLs. */
  readonly stamp: string;
  readonly updatedAt?: Date;
  /** Its XML in chunks. */
  readonly write: (origin: string) => AsyncIterable<string>;
}

export interface SitemapService {
  /** All parts, the fixed pages first. Cached until the content changes, for an hour at most. */
  parts(): Promise<readonly PartOfSitemap[]>;
}

const BATCH = 1_000;

/** @param partSize maximum URLs per part */
export async function createSitemapService(
  database: Context['database'],
  partSize = PART_SIZE,
): Promise<SitemapService> {
  const cached = (await createContentCaches(database)).createCache<readonly PartOfSitemap[]>();
  const readBatch = {
    documents: async (batch: Batch) =>
      (await findEntries(database, 'documents', batch)).map(
        (row) => [row.id, documentEntry(row)] as const,
      ),
    selections: async (batch: Batch) =>
      (await findEntries(database, 'selections', batch)).map(
        (row) => [row.id, selectionEntry(row)] as const,
      ),
  };

  async function* urlBatches(
    kind: PartKind,
    { after, last }: SitemapPart,
  ): AsyncGenerator<readonly SitemapUrl[]> {
    let from = after;
    while (from < last) {
      const rows = await readBatch[kind]({ after: from, last, limit: BATCH });
      yield rows.map(([, url]) => url);
      // The last row may have been removed in the meantime.
      from = rows.at(-1)?.[0] ?? last;
    }
  }

  async function partsOf(kind: PartKind): Promise<PartOfSitemap[]> {
    const parts = await findParts(database, kind, partSize);
    return parts.map((part, index) => {
      const write = (origin: string) => writeXml(origin, urlBatches(kind, part));
      const { stamp, updatedAt } = part;
      return { name: `${kind}-${index + 1}`, stamp, updatedAt, write };
    });
  }

  async function pages(): Promise<PartOfSitemap> {
    const [owners, themes] = await Promise.all([
      findOwnerEntries(database),
      findThemeEntries(database),
    ]);
    const all: SitemapUrl[] = [
      ...FIXED_PATHS.map((path) => ({ path })),
      ...owners.map(ownerEntry),
      ...themes.map(themeEntry),
    ];
    const stamp = nameText(JSON.stringify(all));
    return { name: 'pages', stamp, write: (origin) => writeXml(origin, [all]) };
  }

  return {
    parts: () =>
      cached('public', 'parts', async () => [
        await pages(),
        ...(await partsOf('documents')),
        ...(await partsOf('selections')),
      ]),
  };
}

async function* writeXml(
  origin: string,
  batches: AsyncIterable<readonly SitemapUrl[]> | Iterable<readonly SitemapUrl[]>,
): AsyncGenerator<string> {
  yield OPEN;
  for await (const batch of batches) yield batch.map((url) => urlElement(origin, url)).join('');
  yield CLOSE;
}

interface SitemapUrl {
  readonly path: string;
  readonly updatedAt?: Date;
}

/** Pages that exist independently of the content. */
const FIXED_PATHS: readonly string[] = [
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
const OPEN = `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
const CLOSE = '</urlset>\n';

function documentEntry({ id, schema_id, updated_at }: DocumentEntry): SitemapUrl {
  return { path: `/${documentKind(schema_id) ?? 'article'}/${id}`, updatedAt: updated_at };
}

function selectionEntry({ id, group_id, updated_at }: SelectionEntry): SitemapUrl {
  return { path: `/group/${group_id}/selection/${id}`, updatedAt: updated_at };
}

function ownerEntry({ slug, updated_at }: OwnerEntry): SitemapUrl {
  return { path: `/@${slug}`, updatedAt: updated_at };
}

function themeEntry(slug: string): SitemapUrl {
  return { path: `/tag/${encodeURIComponent(slug)}` };
}

/** One page: URL, last change, and its main language versions. */
function urlElement(origin: string, { path, updatedAt }: SitemapUrl): string {
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

export function sitemapIndex(origin: string, parts: readonly SitemapPartEntry[]): string {
  const elements = parts.map(
    ({ name, updatedAt }) =>
      `<sitemap><loc>${escapeHtml(`${origin}/sitemap/${name}.xml`)}</loc>${modified(updatedAt)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${elements.join('')}</sitemapindex>\n`;
}

/** Excludes paths without content from crawling; pages not to be indexed say so themselves. */
export function robots(origin: string): string {
  const disallowed = ['/api/', '/preview', '/login', '/logout', '/oauth2/', '/user'];
  const lines = ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`)];
  return [...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
