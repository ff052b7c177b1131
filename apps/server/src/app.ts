/** Wires the server together from a context. Does not listen, so tests call it in process. */
import type { RequestListener } from 'node:http';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import fastifySwagger from '@fastify/swagger';
import { Problem } from '@varde/contract/common';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serveExplorer } from '#http/api-explorer.ts';
import { requireApiKey } from '#http/caller.ts';
import { registerCors } from '#http/cross-origin.ts';
import { clientErrorHandler, installErrorHandler, unroutableHandler } from '#http/error-handler.ts';
import { loggerOptions, logRequests, type LogTarget, standardOutput } from '#http/logging.ts';
import { openApiOptions, serveOpenApi } from '#http/openapi.ts';
import { ProblemError } from '#http/problems.ts';
import { compileValidator } from '#http/validation.ts';
import { wireSchemaIds } from '#http/wire-schema-ids.ts';
import { PROJECT_ROOT } from './config/config.ts';
import type { TelemetrySettings } from './config/telemetry-settings.ts';
import { type AccessTokens, createAccessTokens } from './identity/tokens/access-tokens.service.ts';
import { registerAnalytics } from './site/analytics/analytics.routes.ts';
import { createVisitCounter } from './site/analytics/visit-counter.service.ts';
import { createCodesService } from './content/codes/codes.service.ts';
import { createCulturalNamesService } from './integrations/cultural-names/cultural-names.service.ts';
import { createContentCaches } from './content/documents/content-cache.ts';
import { registerContent } from './content/content.routes.ts';
import { createDocumentsService } from './content/documents/documents.service.ts';
import { registerExports } from './content/exports/exports.routes.ts';
import { createExportsService } from './content/exports/exports.service.ts';
import { createLocks } from './content/locks/locks.service.ts';
import { registerManifests } from './content/manifests/manifests.routes.ts';
import { createManifestsService } from './content/manifests/manifests.service.ts';
import { registerMedia, registerStreams } from './media/media.routes.ts';
import { registerIiif } from './media/iiif/iiif.routes.ts';
import { type MediaService, createMediaService } from './media/media.service.ts';
import { createOwnersService } from './content/owners/owners.service.ts';
import { createMemoriesService } from './integrations/memories/memories.service.ts';
import { createMuseumDataService } from './integrations/museum-data/museum-data.service.ts';
import { createMuseumObjectsService } from './integrations/museum-objects/museum-objects.service.ts';
import { registerOperation } from './site/operation/operation.routes.ts';
import { createOperationService, createMetrics } from './site/operation/operation.service.ts';
import { createExternalClient } from './integrations/external.client.ts';
import { type ContentVersion, followContent } from './packs/content-version.ts';
import { type PreviewFeed, registerPreview } from './site/preview.routes.ts';
import { registerRouting } from './integrations/routing/routing.routes.ts';
import { createRoutingService } from './integrations/routing/routing.service.ts';
import { registerSite } from './site/site.routes.ts';
import { registerSitemap } from './site/sitemap.routes.ts';
import { createStreamsService } from './media/videos/videos.service.ts';
import { createThemesService } from './content/themes/themes.service.ts';
import { readJsonBodies } from './http/body-parsers.ts';
import { API_PREFIX } from './http/product-api.ts';
import { refuseUnlistedMethods } from './http/register-operation.ts';
import { createReadyResponses, type ReadyResponses } from './http/ready-responses.ts';
import { type ResponseCache, createResponseCache } from './http/response-cache.ts';
import { addSecurityHeaders, correlationIdOf, echoCorrelationId } from './http/response-headers.ts';
import { createWorkClasses, type WorkClasses } from './http/work-classes.ts';
import type { StartupServer } from './http/startup-server.ts';
import { registerSignIn } from './identity/gateway/sign-in.ts';
import { registerExternalRecords } from './integrations/external-records.routes.ts';
import { registerMap } from './map/map.routes.ts';
import { readTownMap } from './map/town-map.repository.ts';
import type { SiteBundle } from './site/site-bundle.ts';
import { createTransfersService } from './visitor/transfers.service.ts';
import {
  createQuizService,
  createRequestCounter,
  createUserSettingsService,
} from './visitor/user-data.service.ts';
import { registerQuiz, registerTransfers, registerUserSettings } from './visitor/visitor.routes.ts';

export interface AppOptions {
  /** The built site; without it only the API, media and tiles are served. */
  readonly site?: SiteBundle | undefined;
  readonly log?: LogTarget;
  /** The server that already listens (`npm start`); without one `listen` creates the app's own. */
  readonly server?: StartupServer | undefined;
  /** Events of a pack that is edited while it is shown (`varde preview`). */
  readonly preview?: PreviewFeed;
}

const BODY_LIMIT_BYTES = 1_048_576;
const PAGES_MAX_BYTES = 32 * 1024 * 1024;

export async function buildApp(
  context: Context,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const { app, ready } = await createServer(context, options);
  const work = createWorkClasses();
  const responses = createResponseCache();
  const pages = createResponseCache({ maxBytes: PAGES_MAX_BYTES });
  const content = await followContent(context.database, [responses, pages]);
  const operation = createOperationService(context);
  registerOperation(app, {
    operation,
    ready,
    metrics: createMetrics({
      ...context,
      responses,
      pages,
      ready,
      work,
      isUp: operation.isDatabaseUp,
      backupState: operation.backupState,
    }),
    metricsToken: context.config.metricsToken,
    isClosing: () => options.server?.isClosing ?? false,
  });
  const media = createMediaService(context, {
    work,
    onError: (err) => app.log.warn({ err }, 'derived images'),
  });
  registerMedia(app, media);
  registerStreams(app, createStreamsService(context));
  registerManifests(app, context.config, createManifestsService(context, media), work);
  registerIiif(app, context.config, media.images);
  registerExports(app, context.config, createExportsService(context, content), work);
  registerMap(app, () => readTownMap(context.database), { responses, work });
  const tokens = createAccessTokens(context.database);
  await app.register(productApi(context, { responses, work, media, tokens, content }), {
    prefix: API_PREFIX,
  });
  await registerSignIn(app, context, tokens, {
    siteFolder: options.site?.clientFolder,
    profile: () => content.knownSite().profile,
  });
  serveOpenApi(app);
  serveExplorer(app, context.config);
  countVisits(app, context);
  if (options.preview) registerPreview(app, options.preview);
  await registerSitemap(app, context);
  await registerSite(app, context, {
    site: options.site,
    responses,
    pages,
    content,
    work,
    isPreview: options.preview !== undefined,
  });
  return app;
}

/** Before any route: without telemetry, none of its code is loaded. */
async function traceWork(
  app: FastifyInstance,
  config: Context['config'],
  settings: TelemetrySettings,
): Promise<void> {
  const { startTelemetry } = await import('./telemetry/telemetry.ts');
  startTelemetry(app, config, settings);
}

/** What every route has. */
async function registerBasics(
  app: FastifyInstance,
  config: Context['config'],
  ready: ReadyResponses,
): Promise<void> {
  app.addSchema(Problem);
  app.setValidatorCompiler(compileValidator);
  // Presenters have shaped every response: serialising by schema triples the cost for nothing.
  app.setSerializerCompiler(() => JSON.stringify);
  installErrorHandler(app);
  readJsonBodies(app);
  echoCorrelationId(app);
  logRequests(app, ready);
  ready.learnFrom(app);
  addSecurityHeaders(app, config);
  await app.register(fastifyCompress, {
    global: false,
    globalDecompression: false,
    encodings: ['br', 'gzip', 'identity'],
  });
  await app.register(fastifyStatic, { serve: false, root: PROJECT_ROOT });
  await app.register(fastifySwagger, openApiOptions);
}

/** Only with the built-in collector; otherwise pages report visits elsewhere, or not at all. */
function countVisits(app: FastifyInstance, { config, database }: Context): void {
  if (config.analytics?.kind !== 'own') return;
  const onError = (err: unknown): void =>
    app.log.warn({ err }, 'writing visits failed, retrying later');
  registerAnalytics(app, config, createVisitCounter(database, { onError }));
}

async function createServer(
  { config }: Context,
  { log = standardOutput(), server }: AppOptions,
): Promise<{ app: FastifyInstance; ready: ReadyResponses }> {
  const ready = createReadyResponses({ hasProxies: config.trustedProxies.length > 0 });
  const app = Fastify({
    ...(server && {
      serverFactory: (app: RequestListener) => server.serverFactory(ready.before(app)),
    }),
    logger: loggerOptions(config, log),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'correlation_id',
    }),
    genReqId: correlationIdOf,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    frameworkErrors: unroutableHandler(config),
    clientErrorHandler: clientErrorHandler(config),
    // Open connections without a request must not hold up a stop.
    forceCloseConnections: 'idle',
  });
  if (config.telemetry) await traceWork(app, config, config.telemetry);
  await registerBasics(app, config, ready);
  return { app, ready };
}

interface ApiDeps {
  readonly responses: ResponseCache;
  readonly work: WorkClasses;
  readonly media: MediaService;
  readonly tokens: AccessTokens;
  readonly content: ContentVersion;
}

function productApi(context: Context, { responses, work, media, tokens, content }: ApiDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    registerCors(app, context.config.appOrigins);
    requireApiKey(app, context.config.apiKey);
    const { previewKey, schemaIds: ids } = context.config;
    const schemaIds = ids && wireSchemaIds(ids);
    const api = { app, previewKey, tokens, responses, work, schemaIds };
    const caches = await createContentCaches(context.database);
    registerContent(api, {
      documents: createDocumentsService(context, caches),
      owners: createOwnersService(context, caches),
      themes: createThemesService(context),
      codes: createCodesService(context),
      locks: createLocks(context),
      media,
      site: () => content.site(),
    });
    const userData = { database: context.database, count: createRequestCounter(context.database) };
    registerUserSettings(api, createUserSettingsService(userData));
    registerQuiz(api, createQuizService(userData));
    registerTransfers(api, createTransfersService(context));
    const external = createExternalClient((url, err) =>
      app.log.warn({ err, address: url }, 'external service unavailable'),
    );
    registerExternalRecords(api, {
      objects: createMuseumObjectsService(context, external),
      memories: createMemoriesService(context, external),
      names: createCulturalNamesService(context, external),
      museums: createMuseumDataService(context, external),
    });
    registerRouting(api, createRoutingService(context, app.log));
    refuseUnlistedMethods(api);
    // Without this an unknown path would reach the site's pages.
    app.all('/*', { schema: { hide: true } }, async () => {
      throw new ProblemError('not-found');
    });
  };
}
