/**
 * Pages of the site. What a page shows depends on its address, on the host it is reached by and on the visitor's language,
 * and on nothing else: so each is rendered once and kept until the content changes.
 */
import { hash, randomBytes } from 'node:crypto';
import { pagePolicy } from '@varde/contract/page-policy';
import type { SiteAnalytics, SiteMapGround, SiteContext } from '@varde/contract/site-context';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiateLanguage } from '@varde/domain/languages';
import type { ResponseCache, RenderedResponse } from '#http/response-cache.ts';
import { ProblemError } from '#http/problems.ts';
import { CALLBACK_PATH } from '#identity/gateway/sign-in-origin.ts';
import { sendResponse } from '#http/send-response.ts';
import type { ContentVersion } from '#packs/content-version.ts';
import type { SiteBundle } from './site-bundle.ts';

export interface PageSource {
  readonly site: SiteBundle;
  readonly pages: ResponseCache;
  readonly content: ContentVersion;
  /** Where the museums' pictures, sound and film lie, if it is not here. */
  readonly archiveHosts: readonly string[];
}

type PageContext = Omit<SiteContext, 'nonce' | 'language'>;

/** Its words depend on the language: a shared copy must be asked about. */
const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding, Accept-Language, Cookie',
};
const NONCE_BYTES = 16;

export async function sendSitePage(
  { site, pages, content, archiveHosts }: PageSource,
  page: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const url = pageUrl(request, page.origin);
  const context = { ...page, language: languageOf(request) };
  const key = `${context.language} ${url}`;
  try {
    const cached = await pages.read(key, key, () =>
      content.consistently(() => render({ site, archiveHosts }, url, context)),
    );
    return await sendResponse(request, reply, cached);
  } catch (error) {
    if (error instanceof UncachedResponse) return sendOther(error, reply);
    throw error;
  }
}

/** What is not cached: a redirect, an error, a response with a cookie, a page that lacks a section. */
class UncachedResponse extends Error {
  readonly response: Response;
  readonly rendered: RenderedResponse;
  /** A call of the page was answered 503. */
  readonly isUnavailable: boolean;

  constructor(response: Response, rendered: RenderedResponse, isUnavailable: boolean) {
    super('not a page to be kept');
    this.response = response;
    this.rendered = rendered;
    this.isUnavailable = isUnavailable;
  }
}

async function render(
  { site, archiveHosts }: Pick<PageSource, 'site' | 'archiveHosts'>,
  url: string,
  context: Omit<SiteContext, 'nonce'>,
): Promise<RenderedResponse> {
  const nonce = randomBytes(NONCE_BYTES).toString('hex');
  const { api, statuses } = watchStatuses(context.api);
  const response = await site.fetch(new Request(url), { context: { ...context, api, nonce } });
  const text = await response.text();
  const rendered = isHtml(response)
    ? toRenderedPage(text, nonce, pageNeeds(url, context, archiveHosts))
    : text;
  const isPage = response.status === 200 && isHtml(response) && !response.headers.has('set-cookie');
  if (isPage && !statuses.some((status) => status >= 500)) return rendered;
  throw new UncachedResponse(response, rendered, statuses.includes(503));
}

/** A page is shown without a section whose call failed, and is complete when that works again. */
function watchStatuses(call: SiteContext['api']) {
  const statuses: number[] = [];
  const api: SiteContext['api'] = async (pathAndQuery) => {
    const result = await call(pathAndQuery);
    statuses.push(result.status);
    return result;
  };
  return { api, statuses };
}

function pageNeeds(
  url: string,
  context: Omit<SiteContext, 'nonce'>,
  archiveHosts: readonly string[],
): PageNeeds {
  const { analytics, map, mediaHosts = {}, previewOrigins: framedBy = [] } = context;
  const hosts = new Set([...Object.values(mediaHosts), ...archiveHosts]);
  const isFramed = framedBy.length > 0 && isPreview(new URL(url).pathname);
  const { pictures } = context.signIn?.elsewhere ?? {};
  return { mediaHosts: [...hosts], pictures, analytics, map, ...(isFramed && { framedBy }) };
}

const isHtml = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;

function toRenderedPage(text: string, nonce: string, needs: PageNeeds): RenderedResponse {
  const { html, policy } = applyPagePolicy(text, nonce, needs);
  const headers = { ...PAGE_HEADERS, 'Content-Security-Policy': policy };
  return { text: html, headers: needs.framedBy ? { ...headers, ...PREVIEW_HEADERS } : headers };
}

function sendOther(
  { response, rendered, isUnavailable }: UncachedResponse,
  reply: FastifyReply,
): FastifyReply {
  const { text, headers } =
    typeof rendered === 'string' ? { text: rendered, headers: {} } : rendered;
  reply.code(response.status === 500 && isUnavailable ? 503 : response.status);
  for (const [name, value] of response.headers) {
    // Fastify appends cookies; everything else is set once. The length changes by compression.
    if (name !== 'content-length') reply.header(name, value);
  }
  return reply.headers({ ...PAGE_HEADERS, ...typeOf(response), ...headers }).send(text);
}

function typeOf({ headers }: Response): Record<string, string> {
  const type = headers.get('content-type');
  return type === null ? {} : { 'Content-Type': type };
}

/** Origin and path put together, never resolved: `//other.example` is a path here, not a host. */
function pageUrl({ raw }: FastifyRequest, origin: string): string {
  const path = withoutSecrets(raw.url ?? '/');
  if (path.startsWith('/')) return origin + path;
  throw new ProblemError('malformed-request', { detail: 'The path must start with a slash.' });
}

/** What a visitor brings back from the login host is for the script of that page: nothing here is rendered, kept or redirected with it. */
function withoutSecrets(path: string): string {
  return path.startsWith(`${CALLBACK_PATH}?`) ? CALLBACK_PATH : path;
}

/** The stored choice, else the browser's preference (specification §3.8). */
function languageOf({ headers }: FastifyRequest): string {
  const [, stored] = /(?:^|;)\s*language=([\w-]+)/.exec(headers.cookie ?? '') ?? [];
  return negotiateLanguage(stored, headers['accept-language']).key;
}

interface PageWithPolicy {
  readonly html: string;
  readonly policy: string;
}

interface PageNeeds {
  /** Further hosts that may hold media. */
  readonly mediaHosts?: readonly string[];
  readonly pictures?: readonly string[] | undefined;
  readonly analytics?: SiteAnalytics | undefined;
  readonly map?: SiteMapGround | undefined;
  /** Origins besides the site's own that may show the page in a frame. */
  readonly framedBy?: readonly string[];
}

/**
 * A page's Content-Security-Policy. The site marks the scripts that it writes into a page with a nonce; here the nonce gives way
 * to the hashes of those scripts, so that the same page is the same bytes for everybody and can be kept. A script that somebody
 * smuggled in carries no nonce, so no hash is named for it.
 * @param nonce what the site's own scripts carry; letters and digits that nobody could guess
 */
export function applyPagePolicy(
  html: string,
  nonce: string,
  { mediaHosts = [], pictures, analytics, map, framedBy = [] }: PageNeeds = {},
): PageWithPolicy {
  const own = new RegExp(`<script(?=[^>]* nonce="${nonce}")[^>]*>([^]*?)</script>`, 'g');
  const hashes = new Set(
    html
      .matchAll(own)
      .map(([, script = '']) => script)
      .filter((script) => script !== '')
      .map((script) => `sha256-${hash('sha256', script, 'base64')}`),
  );
  const policy = pagePolicy({ scriptHashes: [...hashes], mediaHosts, pictures, analytics, map });
  // Only a header can say this, not the page itself.
  const framed = ["frame-ancestors 'self'", ...framedBy].join(' ');
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), policy: `${policy}; ${framed}` };
}

/**
 * The editors' preview (specification §2.9) may be framed or opened by windows of the configured
 * origins.
 */
const PREVIEW_PATH = /^(?:\/[a-z]{2,3})?\/preview$/;

/** Whether a path, perhaps with a language before it, is the preview. */
const isPreview = (path: string): boolean => PREVIEW_PATH.test(path);

/** A window keeps hold of a page that it has opened only where that page allows it. */
const PREVIEW_HEADERS = { 'Cross-Origin-Opener-Policy': 'unsafe-none' } as const;
