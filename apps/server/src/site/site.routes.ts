/** Serves the built site: its files as they are, every other address rendered. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SiteContext } from '@varde/contract/site-context';
import fastifyStatic from '@fastify/static';
import type { ResponseCache } from '#http/response-cache.ts';
import { API_PREFIX } from '#http/api-prefix.ts';
import { CORRELATION_HEADER } from '#http/correlation-id.ts';
import type { Context } from '#context.ts';
import { refuseWriting } from '#http/method-not-allowed.ts';
import { siteSignIn } from '#identity/gateway/sign-in-origin.ts';
import type { ExternalSettings } from '#config/external-settings.ts';
import type { ContentVersion } from '#packs/content-version.ts';
import { PREVIEW_EVENTS_PATH } from './preview.routes.ts';
import { ProblemError } from '#http/problems.ts';
import { publicOrigin } from '#http/public-origin.ts';
import { sendSitePage } from './site-page.ts';
import type { SiteBundle } from './site-bundle.ts';

const YEAR_MS = 31_536_000_000;
const HOUR_MS = 3_600_000;

/** What a page is put together from, and is no page itself. */
const PART_FILE = /\.(?:js|css|json|woff2)(\.\w+)?$/;
/** Mean nothing on a part of a page, and a page has ten parts. */
const DOCUMENT_HEADERS = [
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Referrer-Policy',
] as const;
/** Workers, perhaps compressed: the only modules that keep this ending. */
const WORKER_FILE = /\.mjs(\.\w+)?$/;
/** What reads codes and unpacks models is WebAssembly, which runs in workers of these names and in no page. */
const DECODER_FILE = /-decoder-[\w-]+\.mjs(\.\w+)?$/;

/** The service worker and what it tells builds apart by: an old copy of either would keep an old site alive. */
const NEVER_CACHED = /[\\/](?:sw\.js|offline-build\.json)(?:\.\w+)?$/;
/** It answers for every page, and asks what the pages ask. */
const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

export interface SiteSources {
  readonly site: SiteBundle | undefined;
  readonly responses: ResponseCache;
  readonly pages: ResponseCache;
  readonly content: ContentVersion;
  /** A pack is shown while it is written, and pages hear of it. */
  readonly isPreview?: boolean;
}

export async function registerSite(
  app: FastifyInstance,
  { config }: Context,
  { site, responses, pages, content, isPreview }: SiteSources,
): Promise<void> {
  const schema = { hide: true };
  refuseWriting(app, '/*');
  if (!site) {
    app.get('/*', { schema }, async () => {
      throw new ProblemError('unavailable', { detail: 'The site has not been built.' });
    });
    return;
  }
  await registerFiles(app, site.clientFolder);
  const archiveHosts = hostsOf(config.external);
  app.get('/*', { schema, compress: {} }, async (request, reply) => {
    const origin = publicOrigin(config, request);
    const context = {
      api: inProcessApi({ app, responses, apiKey: config.apiKey }, request.id),
      origin,
      signIn: siteSignIn(config, origin),
      environment: config.environment,
      contact: config.contact,
      mediaHosts: config.oldMediaHosts,
      archiveIiif: config.external.archiveIiif,
      map: config.map,
      analytics: config.analytics,
      previewOrigins: config.previewOrigins,
      previewEvents: isPreview ? PREVIEW_EVENTS_PATH : undefined,
      productApiKey: config.apiKey,
      report: (err: unknown) => request.log.error({ err }, 'page failed'),
    };
    return sendSitePage({ site, pages, content, archiveHosts }, context, request, reply);
  });
}

const hostsOf = ({ archive = '', archiveIiif = '' }: ExternalSettings): string[] =>
  [archive, archiveIiif].flatMap((url) => URL.parse(url)?.host ?? []);

/** A worker lives by the policy of its own file: it may load another of them, and read what the page hands it. */
function workerPolicy(file: string): string {
  const scripts = DECODER_FILE.test(file) ? "'self' 'wasm-unsafe-eval'" : "'self'";
  return `default-src 'none'; script-src ${scripts}; connect-src 'self' blob:; frame-ancestors 'none'`;
}

/** Names in `assets/` hold a hash of the content, so those files never change; the build has compressed them already. */
async function registerFiles(app: FastifyInstance, folder: string): Promise<void> {
  const common = { decorateReply: false, preCompressed: true, index: false } as const;
  const assets = join(folder, 'assets');
  if (existsSync(assets)) {
    await app.register(fastifyStatic, {
      ...common,
      root: assets,
      prefix: '/assets/',
      immutable: true,
      maxAge: YEAR_MS,
      setHeaders: (reply, file) => {
        if (WORKER_FILE.test(file)) reply.header('Content-Security-Policy', workerPolicy(file));
        if (PART_FILE.test(file)) for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
      },
    });
  }
  await app.register(fastifyStatic, {
    ...common,
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    maxAge: HOUR_MS,
    setHeaders: (reply, file) => {
      if (!NEVER_CACHED.test(file)) return;
      reply.header('Cache-Control', 'no-cache');
      reply.header('Service-Worker-Allowed', '/');
      reply.header('Content-Security-Policy', SERVICE_WORKER_POLICY);
    },
  });
}

type InProcessApi = SiteContext['api'];

interface ApiSource {
  readonly app: FastifyInstance;
  readonly responses: ResponseCache;
  readonly apiKey: string;
}

/**
 * The product API for the site's loaders, in this process: a kept answer at once, any other through the same routes as
 * from outside. The page's correlation id goes along, so that a page and its calls are found together in the log.
 */
function inProcessApi({ app, responses, apiKey }: ApiSource, correlationId: string): InProcessApi {
  return async (pathAndQuery) => {
    if (!pathAndQuery.startsWith(`${API_PREFIX}/`)) {
      throw new Error(`The site may call only ${API_PREFIX}/ in process.`);
    }
    const cached = responses.find(pathAndQuery);
    if (cached) return { status: 200, body: JSON.parse(cached.text) as unknown };
    const response = await app.inject({
      method: 'GET',
      url: pathAndQuery,
      headers: { 'api-key': apiKey, [CORRELATION_HEADER]: correlationId },
    });
    return { status: response.statusCode, body: JSON.parse(response.payload) as unknown };
  };
}
