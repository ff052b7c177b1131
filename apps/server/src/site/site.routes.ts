/** Serves the built site: static files, and every other URL rendered. */
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { SiteContext } from '@varde/contract/site-context';
import { iconUrl } from '@varde/domain/site-profile';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';
import type { ExternalSettings } from '#config/external-settings.ts';
import type { Context } from '#context.ts';
import { refuseWriting } from '#http/method-not-allowed.ts';
import { ProblemError, unavailable } from '#http/problems.ts';
import { API_PREFIX } from '#http/product-api.ts';
import { publicOrigin } from '#http/public-origin.ts';
import type { ResponseCache } from '#http/response-cache.ts';
import { CLOSED, CORRELATION_HEADER, newCorrelationId } from '#http/response-headers.ts';
import type { WorkClasses } from '#http/work-classes.ts';
import { siteSignIn } from '#identity/gateway/sign-in-origin.ts';
import type { ContentVersion } from '#packs/content-version.ts';
import { environmentRedirect } from './environment-redirect.ts';
import { PREVIEW_EVENTS_PATH } from './preview.routes.ts';
import { registerAssets } from './site-assets.ts';
import { createPurge } from './shared-cache.client.ts';
import { createSharedCache, DELIVERED_MS, type SharedCache } from './shared-cache.ts';
import type { SiteBundle } from './site-bundle.ts';
import { languageOf, sendSitePage, SITE_LOOKS, versionOf } from './site-page.ts';
import { webManifest } from './web-manifest.ts';

type PageApi = SiteContext['api'];

const HOUR_MS = 3_600_000;

/** What the build has compressed is sent for the file itself. */
const COMPRESSED = ['**/*.br', '**/*.gz'];

/** The service worker and its build id: stale copies would keep an old build in use. */
const NEVER_CACHED = /[\\/](?:sw\.js|offline-build\.json)(?:\.\w+)?$/;
/** With a suffix where the build has compressed it. */
const SVG = /\.svg(?:\.\w+)?$/;
/** The service worker handles every page and requests what the pages request. */
const SERVICE_WORKER_POLICY = `default-src 'none'; connect-src 'self'; ${CLOSED}`;

export interface SiteSources {
  readonly site: SiteBundle | undefined;
  readonly responses: ResponseCache;
  readonly pages: ResponseCache;
  readonly work: WorkClasses;
  readonly content: ContentVersion;
  /** Preview of a pack: pages subscribe to its changes. */
  readonly isPreview?: boolean;
}

export async function registerSite(
  app: FastifyInstance,
  { config }: Context,
  { site, responses, pages, work, content, isPreview }: SiteSources,
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
  registerIcons(app, site.clientFolder, content);
  app.get('/manifest.webmanifest', { schema }, async (request, reply) => {
    const { profile } = await content.site();
    return reply
      .type('application/manifest+json')
      .headers({ 'Cache-Control': 'no-cache', Vary: 'Accept-Language, Cookie' })
      .send(JSON.stringify(webManifest(profile, languageOf(request, profile))));
  });
  const archiveHosts = hostsOf(config.external);
  const api = (id: string) => inProcessApi({ app, responses, apiKey: config.apiKey }, id);
  const sharedCache = isPreview ? undefined : openSharedCache(app, config, content, api);
  app.get('/*', { schema, compress: {} }, async (request, reply) => {
    const elsewhere = isPreview ? undefined : environmentRedirect(config, request, reply);
    if (elsewhere !== undefined) {
      return reply.header('cache-control', 'no-store').redirect(elsewhere);
    }
    // The preview shows why a pack was not imported.
    if (!isPreview && (await content.isEmpty())) throw unavailable(EMPTY);
    const origin = publicOrigin(config, request);
    const context = {
      api: api(request.id),
      origin,
      signIn: siteSignIn(config, origin),
      environment: config.environment,
      otherEnvironments: Object.keys(config.environments ?? {}),
      schemaIds: config.schemaIds,
      contact: config.contact,
      mediaHosts: config.oldMediaHosts,
      archiveIiif: config.external.archiveIiif,
      map: config.map,
      analytics: config.analytics,
      previewOrigins: config.previewOrigins,
      previewEvents: isPreview ? PREVIEW_EVENTS_PATH : undefined,
      productApiKey: config.apiKey,
      report(err: unknown) {
        // A client that has disconnected is not an error.
        if (!request.raw.socket.destroyed) request.log.error({ err }, 'page failed');
      },
    };
    const source = { site, pages, work, content, archiveHosts, sharedCache };
    return sendSitePage(source, context, request, reply);
  });
}

/** `undefined` without one in the settings. */
function openSharedCache(
  app: FastifyInstance,
  { sharedCaches: urls, host, port }: Config,
  content: ContentVersion,
  api: (correlationId: string) => PageApi,
): SharedCache | undefined {
  if (!urls) return undefined;
  const cache = createSharedCache({
    purge: createPurge({
      urls,
      withinMs: DELIVERED_MS,
      onError: (err, url) => app.log.warn({ err, address: url }, 'a shared cache was not purged'),
    }),
    read: async (path) =>
      versionOf(
        path === SITE_LOOKS
          ? await content.site()
          : JSON.parse((await api(newCorrelationId())(path)).json),
      ),
    server: `${hostname()} ${host} ${port}`,
    onError: (err) => app.log.error({ err }, 'purging shared caches failed'),
  });
  content.onChange(() => cache.clear());
  void cache.purgeOwn();
  return cache;
}

/** For visitors and operators of a new site. */
const EMPTY = 'The guide has no content yet. Its operator imports it: varde import FOLDER';

const hostsOf = ({ archive = '', archiveIiif = '' }: ExternalSettings): string[] =>
  [archive, archiveIiif].flatMap((url) => URL.parse(url)?.host ?? []);

/** The build has compressed all files. */
async function registerFiles(app: FastifyInstance, folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  if (existsSync(assets)) registerAssets(app, assets);
  await app.register(fastifyStatic, {
    root: folder,
    decorateReply: false,
    preCompressed: true,
    index: false,
    // A route per file: the wildcard would read the folder for each request.
    wildcard: false,
    globIgnore: ['assets/**', ...Object.keys(ICON_SIDES), ...COMPRESSED],
    maxAge: HOUR_MS,
    setHeaders: (reply, file) => {
      if (SVG.test(file)) reply.header('Content-Type', 'image/svg+xml; charset=utf-8');
      if (!NEVER_CACHED.test(file)) return;
      reply.header('Cache-Control', 'no-cache');
      reply.header('Service-Worker-Allowed', '/');
      reply.header('Content-Security-Policy', SERVICE_WORKER_POLICY);
    },
  });
}

/** Files that browsers request without a page that names them, with the pixels of a museum's icon. */
const ICON_SIDES = { 'favicon.ico': 48, 'apple-touch-icon.png': 180 };

/** The museum's icon, where its site has one, else the product's. */
function registerIcons(app: FastifyInstance, folder: string, content: ContentVersion): void {
  for (const [file, side] of Object.entries(ICON_SIDES)) {
    app.get(`/${file}`, { schema: { hide: true } }, async (_request, reply) => {
      const { icon } = (await content.site()).profile;
      if (!icon) return reply.sendFile(file, folder, { maxAge: HOUR_MS });
      return reply
        .header('Cache-Control', `public, max-age=${HOUR_MS / 1000}`)
        .redirect(iconUrl(icon, side));
    });
  }
}

interface ApiSource {
  readonly app: FastifyInstance;
  readonly responses: ResponseCache;
  readonly apiKey: string;
}

/**
 * The product API for the site's loaders, in process: from the cache, else through the same routes
 * as external requests. Passes on the page's correlation id, which links the logs of both.
 */
function inProcessApi({ app, responses, apiKey }: ApiSource, correlationId: string): PageApi {
  return async (pathAndQuery) => {
    if (!pathAndQuery.startsWith(`${API_PREFIX}/`)) {
      throw new Error(`The site may call only ${API_PREFIX}/ in process.`);
    }
    const cached = responses.find(pathAndQuery);
    if (cached) return { status: 200, json: cached.body.toString() };
    const response = await app.inject({
      method: 'GET',
      url: pathAndQuery,
      headers: { 'api-key': apiKey, [CORRELATION_HEADER]: correlationId },
    });
    return { status: response.statusCode, json: response.payload };
  };
}
