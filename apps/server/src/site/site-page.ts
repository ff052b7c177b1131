/** Renders the site's pages. They depend only on URL, host and language: cached until a change. */
import { randomBytes } from 'node:crypto';
import { pagePolicy } from '@varde/contract/page-policy';
import type {
  SiteAnalytics,
  SiteBasemap,
  SiteContext,
  SiteResponse,
} from '@varde/contract/site-context';
import { negotiateLanguage, type OfferedLanguages } from '@varde/domain/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError, RETRY_AFTER_S } from '#http/problems.ts';
import {
  nameText,
  type Rendering,
  type ResponseCache,
  type RenderedBody,
} from '#http/response-cache.ts';
import { sendResponse } from '#http/send-response.ts';
import { asPage, clientOf, readForPage, type WorkClasses } from '#http/work-classes.ts';
import { CALLBACK_PATH } from '#identity/gateway/sign-in-origin.ts';
import type { ContentVersion } from '#packs/content-version.ts';
import { sentPages } from '#work-events.ts';
import {
  LANGUAGE_HEADER,
  type PageSourceRead,
  type SharedCache,
  sharedPageHeaders,
} from './shared-cache.ts';
import type { SiteBundle } from './site-bundle.ts';

export interface PageSource {
  readonly site: SiteBundle;
  readonly pages: ResponseCache;
  readonly work: WorkClasses;
  readonly content: ContentVersion;
  /** Absent: every cache revalidates every page. */
  readonly sharedCache?: SharedCache | undefined;
  /** External hosts of the museums' media archive. */
  readonly archiveHosts: readonly string[];
}

type PageContext = Omit<SiteContext, 'nonce' | 'language' | 'profile'>;

/** Browsers, and caches that do not name the language (`LANGUAGE_HEADER`), revalidate. */
const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding, Accept-Language, Cookie',
};
const NONCE_BYTES = 16;

export async function sendSitePage(
  source: PageSource,
  page: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { site, pages, work, content } = source;
  const { profile } = await content.site();
  const requested = pageUrl(request, page.origin);
  if (sentPages.hasSubscribers) sentPages.publish(() => site.routeOf?.(requested));
  const { url, isSearch } = site.readUrl?.(requested, profile) ?? { url: requested };
  const sharedLanguage = source.sharedCache && request.headers[LANGUAGE_HEADER];
  const language =
    typeof sharedLanguage === 'string'
      ? negotiateLanguage(undefined, sharedLanguage, profile).key
      : languageOf(request, profile);
  const context = { ...page, language };
  const key = `${context.language} ${url}`;
  const client = clientOf(request, reply);
  const make = async ({ signal, hasExpired }: Rendering): Promise<RenderedBody> => {
    const reader = { ...client, signal };
    const api: SiteContext['api'] = (path) => asPage(reader, () => page.api(path));
    const renderPage = () =>
      content.consistently(async () => {
        const current = await content.site();
        const map = context.map ?? current.profile.basemap;
        const looks = { path: SITE_LOOKS, version: versionOf(current) };
        return render(source, url, { ...context, api, map, profile: current.profile }, looks);
      });
    const turns = isSearch ? work['search-page'] : work.page;
    return turns.run(reader, () => readForPage(reader, renderPage), !hasExpired);
  };
  try {
    const cached = await pages.read({ url: key, key, signal: client.signal, make });
    if (sharedLanguage === undefined) return await sendResponse(request, reply, cached);
    const shared = sharedPageHeaders(Date.now() - cached.createdAt);
    const headers = { ...cached.headers, ...shared };
    return await sendResponse(request, reply, { ...cached, headers });
  } catch (error) {
    if (error instanceof UncachedResponse) return sendUncached(error, reply);
    throw error;
  }
}

/** Not cacheable: an error, a response with a cookie, a page that lacks a section or is edited. */
class UncachedResponse extends Error {
  readonly response: SiteResponse;
  readonly rendered: RenderedBody;
  /** An API request of the page returned 503. */
  readonly isUnavailable: boolean;

  constructor(response: SiteResponse, rendered: RenderedBody, isUnavailable: boolean) {
    super('not a cacheable page');
    this.response = response;
    this.rendered = rendered;
    this.isUnavailable = isUnavailable;
  }
}

/** What a page takes from the site's name, looks and texts, besides API responses. */
export const SITE_LOOKS = 'site';

/**
 * Equal for values that make equal pages. Of other documents than its own, a page does not show when
 * they were edited.
 */
export function versionOf(value: unknown): string {
  const text = JSON.stringify(value, function (this: unknown, key, part: unknown) {
    return key === 'updated_at' && this !== value ? undefined : part;
  });
  return nameText(text);
}

async function render(
  { site, archiveHosts, sharedCache }: PageSource,
  url: string,
  context: Omit<SiteContext, 'nonce'>,
  looks: PageSourceRead,
): Promise<RenderedBody> {
  const nonce = randomBytes(NONCE_BYTES).toString('hex');
  const { api, statuses, reads } = watchReads(context.api, sharedCache !== undefined);
  const response = await site.fetch(new Request(url), { context: { ...context, api, nonce } });
  const sources = policySourcesOf(url, context, archiveHosts);
  const page = toRedirect(response) ?? (await toPage(response, sources));
  const isFound = page !== undefined && response.status === (page.status ?? 200);
  const isComplete = isFound && !statuses.some((status) => status >= 500);
  if (isComplete && !response.headers.has('set-cookie') && site.isEdited !== true) {
    if (!sharedCache) return page;
    const keys = sharedCache.headersOf([looks, ...reads]);
    return { ...page, headers: { ...page.headers, ...keys } };
  }
  const rendered = page ?? { body: await bodyOf(response), headers: {} };
  throw new UncachedResponse(response, rendered, statuses.includes(503));
}

/**
 * A page without a section whose request failed is not cached: the next may be complete.
 * @param isShared whether a shared cache needs the versions of responses
 */
function watchReads(call: SiteContext['api'], isShared: boolean) {
  const statuses: number[] = [];
  const reads: PageSourceRead[] = [];
  const api: SiteContext['api'] = async (path) => {
    const response = await call(path);
    statuses.push(response.status);
    if (isShared) reads.push({ path, version: versionOf(JSON.parse(response.json)) });
    return response;
  };
  return { api, statuses, reads };
}

function policySourcesOf(
  url: string,
  context: Omit<SiteContext, 'nonce' | 'api'>,
  archiveHosts: readonly string[],
): PolicySources {
  const { analytics, map, mediaHosts = {}, previewOrigins: framedBy = [] } = context;
  const hosts = new Set([...Object.values(mediaHosts), ...archiveHosts]);
  const isFramed = framedBy.length > 0 && isPreview(new URL(url).pathname);
  const { pictures } = context.signIn?.elsewhere ?? {};
  return { mediaHosts: [...hosts], pictures, analytics, map, ...(isFramed && { framedBy }) };
}

async function toPage(
  response: SiteResponse,
  sources: PolicySources,
): Promise<RenderedBody | undefined> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return undefined;
  const policy = policyOf(response.scriptHashes, sources);
  const preloads = response.headers.get('link');
  const headers = {
    ...PAGE_HEADERS,
    ...(preloads ? { Link: preloads } : {}),
    'Content-Security-Policy': policy,
  };
  return {
    body: await bodyOf(response),
    headers: sources.framedBy ? { ...headers, ...PREVIEW_HEADERS } : headers,
  };
}

async function bodyOf(response: SiteResponse): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await response.bytes();
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Cached like a page: codes on signs are redirects, and must work while the database is down. */
function toRedirect({ status, headers }: SiteResponse): RenderedBody | undefined {
  const location = headers.get('location');
  if (location === null) return undefined;
  return { body: '', status, headers: { ...PAGE_HEADERS, Location: location } };
}

function sendUncached(
  { response, rendered, isUnavailable }: UncachedResponse,
  reply: FastifyReply,
): FastifyReply {
  const { body, headers } = rendered;
  const isLater = response.status === 500 && isUnavailable;
  reply.code(isLater ? 503 : response.status);
  if (isLater) reply.header('Retry-After', String(RETRY_AFTER_S));
  for (const [name, value] of response.headers) {
    // Fastify appends cookies and replaces other headers. Compression changes the length.
    if (name !== 'content-length') reply.header(name, value);
  }
  return reply.headers({ ...PAGE_HEADERS, ...typeOf(response), ...headers }).send(body);
}

function typeOf({ headers }: SiteResponse): Record<string, string> {
  const type = headers.get('content-type');
  return type === null ? {} : { 'Content-Type': type };
}

/** Concatenated, never resolved: `//other.example` is a path here, not a host. */
function pageUrl({ raw }: FastifyRequest, origin: string): string {
  const path = withoutSecrets(raw.url ?? '/');
  if (path.startsWith('/')) return origin + path;
  throw new ProblemError('malformed-request', { detail: 'The path must start with a slash.' });
}

/** Removes the login callback's parameters, the page script's: not rendered, cached, redirected. */
function withoutSecrets(path: string): string {
  return path.startsWith(`${CALLBACK_PATH}?`) ? CALLBACK_PATH : path;
}

/** The stored choice, else the browser's preference (specification §3.8). */
export function languageOf({ headers }: FastifyRequest, offered: OfferedLanguages): string {
  const [, stored] = /(?:^|;)\s*language=([\w-]+)/.exec(headers.cookie ?? '') ?? [];
  return negotiateLanguage(stored, headers['accept-language'], offered).key;
}

interface PolicySources {
  /** Further hosts of media. */
  readonly mediaHosts?: readonly string[];
  readonly pictures?: readonly string[] | undefined;
  readonly analytics?: SiteAnalytics | undefined;
  readonly map?: SiteBasemap | undefined;
  /** Origins besides the site's own that may frame the page. */
  readonly framedBy?: readonly string[];
}

/**
 * A page's Content-Security-Policy. It allows inline scripts by their hashes, so that the page has
 * the same bytes for everyone and can be cached.
 */
export function policyOf(
  scriptHashes: readonly string[] = [],
  { mediaHosts = [], pictures, analytics, map, framedBy = [] }: PolicySources = {},
): string {
  const policy = pagePolicy({ scriptHashes, mediaHosts, pictures, analytics, map });
  // Only a header can set this, not the page itself.
  const frameAncestors = ["frame-ancestors 'self'", ...framedBy].join(' ');
  return `${policy}; ${frameAncestors}`;
}

/** The editors' preview (specification §2.9) may be framed or opened by the configured origins. */
const PREVIEW_PATH = /^(?:\/[a-z]{2,3})?\/preview$/;

const isPreview = (path: string): boolean => PREVIEW_PATH.test(path);

/** Required for an opener to keep a reference to the page. */
const PREVIEW_HEADERS = { 'Cross-Origin-Opener-Policy': 'unsafe-none' } as const;
