/** Wires the server together from a context. It listens to nothing by itself, so tests call it in process. */
import { join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import fastifySwagger from '@fastify/swagger';
import { Problem } from '@varde/contract/common';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { PROJECT_ROOT } from './config/config.ts';
import type { Context } from '#context.ts';
import { requireApiKey } from '#http/caller.ts';
import { registerCors } from '#http/cross-origin.ts';
import { correlationIdOf, echoCorrelationId } from '#http/correlation-id.ts';
import { handleClientError, handleUnroutable, installErrorHandler } from '#http/error-handler.ts';
import type { StartupServer } from './http/startup-server.ts';
import { readJsonBodies } from '#http/json-body.ts';
import { loggerOptions, logRequests, type LogTarget } from '#http/logging.ts';
import { serveExplorer } from '#http/api-explorer.ts';
import { openApiOptions, serveOpenApi } from '#http/openapi.ts';
import { ProblemError } from '#http/problems.ts';
import { createResponseCache, type ResponseCache } from './http/response-cache.ts';
import { API_PREFIX } from '#http/api-prefix.ts';
import { refuseUnlistedMethods } from './http/register-operation.ts';
import { addSecurityHeaders } from '#http/security-headers.ts';
import { compileValidator } from '#http/validation.ts';
import { createAccessTokens, type AccessTokens } from './identity/tokens/access-tokens.service.ts';
import { registerAnalytics } from './site/analytics/analytics.routes.ts';
import { createVisitCounter } from './site/analytics/visit-counter.service.ts';
import { createCodesService } from './content/codes/codes.service.ts';
import { registerCulturalNames } from './integrations/cultural-names/cultural-names.routes.ts';
import { createCulturalNamesService } from './integrations/cultural-names/cultural-names.service.ts';
import { createContentCaches } from './content/documents/content-cache.ts';
import { registerContent } from './content/content.routes.ts';
import { createDocumentsService } from './content/documents/documents.service.ts';
import { registerExports } from './content/exports/exports.routes.ts';
import { createExportsService } from './content/exports/exports.service.ts';
import { createLocks } from './content/locks/locks.service.ts';
import { registerSignIn } from './identity/gateway/sign-in.ts';
import { registerManifests } from './content/manifests/manifests.routes.ts';
import { createManifestsService } from './content/manifests/manifests.service.ts';
import { registerMedia, registerStreams } from './media/media.routes.ts';
import { registerIiif } from './media/iiif/iiif.routes.ts';
import { createMediaService, type MediaService } from './media/media.service.ts';
import { registerMemories } from './integrations/memories/memories.routes.ts';
import { createMemoriesService } from './integrations/memories/memories.service.ts';
import { registerMuseumData } from './integrations/museum-data/museum-data.routes.ts';
import { createMuseumDataService } from './integrations/museum-data/museum-data.service.ts';
import { registerMuseumObjects } from './integrations/museum-objects/museum-objects.routes.ts';
import { createMuseumObjectsService } from './integrations/museum-objects/museum-objects.service.ts';
import { createMetrics } from './site/operation/metrics.service.ts';
import { registerOperation } from './site/operation/operation.routes.ts';
import { createOperationService } from './site/operation/operation.service.ts';
import { createExternalClient } from './integrations/external.client.ts';
import { createOwnersService } from './content/owners/owners.service.ts';
import { followContent } from './packs/content-version.ts';
import { type PreviewFeed, registerPreview } from './site/preview.routes.ts';
import { registerQuiz } from './visitor/quiz/quiz.routes.ts';
import { createQuizService } from './visitor/quiz/quiz.service.ts';
import { registerRouting } from './integrations/routing/routing.routes.ts';
import { createRoutingService } from './integrations/routing/routing.service.ts';
import type { SiteBundle } from './site/site-bundle.ts';
import { registerSite } from './site/site.routes.ts';
import { registerSitemap } from './site/sitemap.routes.ts';
import { createStreamsService } from './media/videos/videos.service.ts';
import { createThemesService } from './content/themes/themes.service.ts';
import { registerTownMap } from './map/town-map.routes.ts';
import { createTownMapService } from './map/town-map.service.ts';
import { registerTiles } from './map/tiles.routes.ts';
import { createTilesService } from './map/tiles.service.ts';
import { registerTransfers } from './visitor/transfers/transfers.routes.ts';
import { createTransfersService } from './visitor/transfers/transfers.service.ts';
import { registerUserSettings } from './visitor/user-settings/user-settings.routes.ts';
import { createUserSettingsService } from './visitor/user-settings/user-settings.service.ts';

export interface AppOptions {
  /** The built site; without it only the API, media and tiles are served. */
  readonly site?: SiteBundle | undefined;
  readonly log?: LogTarget;
  /** The server that listens already; without one the app makes its own when it is told to listen. */
  readonly server?: StartupServer | undefined;
  /** What happens to a pack that is written while it is shown (`varde preview`). */
  readonly preview?: PreviewFeed;
}

const BODY_LIMIT_BYTES = 1_048_576;
const PAGES_MAX_BYTES = 32 * 1024 * 1024;

export async function buildApp(
  context: Context,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const app = createServer(context, options);
  app.addSchema(Problem);
  app.setValidatorCompiler(compileValidator);
  // A presenter has shaped every answer: writing it by the schema again finds nothing, at three times the cost.
  app.setSerializerCompiler(() => JSON.stringify);
  installErrorHandler(app);
  readJsonBodies(app);
  echoCorrelationId(app);
  logRequests(app);
  addSecurityHeaders(app, context.config);
  await app.register(fastifyCompress, {
    global: false,
    globalDecompression: false,
    encodings: ['br', 'gzip', 'identity'],
  });
  await app.register(fastifyStatic, { serve: false, root: PROJECT_ROOT });
  await app.register(fastifySwagger, openApiOptions);
  const responses = createResponseCache();
  const pages = createResponseCache({ maxBytes: PAGES_MAX_BYTES });
  const content = await followContent(context.database, [responses, pages]);
  const operation = createOperationService(context);
  registerOperation(app, {
    operation,
    metrics: createMetrics({ ...context, responses, isUp: operation.isDatabaseUp }),
    metricsToken: context.config.metricsToken,
    isClosing: () => options.server?.isClosing ?? false,
  });
  const media = createMediaService(context, (err) => app.log.warn({ err }, 'derived images'));
  registerMedia(app, media);
  registerStreams(app, createStreamsService(context));
  registerManifests(app, context.config, createManifestsService(context, media));
  registerIiif(app, context.config, media.images);
  registerExports(app, context.config, createExportsService(context));
  registerTiles(app, createTilesService(join(PROJECT_ROOT, 'content/basemap')));
  registerTownMap(app, createTownMapService(context), responses);
  const tokens = createAccessTokens(context.database);
  await app.register(productApi(context, { responses, media, tokens }), { prefix: API_PREFIX });
  await registerSignIn(app, context, tokens, options.site?.clientFolder);
  serveOpenApi(app);
  serveExplorer(app, context.config);
  countVisits(app, context);
  if (options.preview) registerPreview(app, options.preview);
  await registerSitemap(app, context);
  const isPreview = options.preview !== undefined;
  await registerSite(app, context, { site: options.site, responses, pages, content, isPreview });
  return app;
}

/** Pages are told to tell somebody else, or nobody, where this server does not count. */
function countVisits(app: FastifyInstance, { config, database }: Context): void {
  if (config.analytics?.kind !== 'own') return;
  const onError = (err: unknown): void =>
    app.log.warn({ err }, 'writing visits failed, retrying later');
  registerAnalytics(app, config, createVisitCounter(database, { onError }));
}

function createServer(
  { config }: Context,
  { log = process.stdout, server }: AppOptions,
): FastifyInstance {
  return Fastify({
    ...(server && { serverFactory: server.serverFactory }),
    logger: loggerOptions(config, log),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'correlation_id',
    }),
    genReqId: correlationIdOf,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    frameworkErrors: handleUnroutable,
    clientErrorHandler: handleClientError,
    // Open connections without a request must not hold up a stop.
    forceCloseConnections: 'idle',
  });
}

interface ApiDeps {
  readonly responses: ResponseCache;
  readonly media: MediaService;
  readonly tokens: AccessTokens;
}

function productApi(context: Context, { responses, media, tokens }: ApiDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    registerCors(app, context.config.appOrigins);
    requireApiKey(app, context.config.apiKey);
    const api = { app, previewKey: context.config.previewKey, tokens, responses };
    const caches = await createContentCaches(context.database);
    registerContent(api, {
      documents: createDocumentsService(context, caches),
      owners: createOwnersService(context, caches),
      themes: createThemesService(context),
      codes: createCodesService(context),
      locks: createLocks(context),
      media,
    });
    registerUserSettings(api, createUserSettingsService(context));
    registerQuiz(api, createQuizService(context));
    registerTransfers(api, createTransfersService(context));
    const external = createExternalClient((url, err) =>
      app.log.warn({ err, address: url }, 'external service unavailable'),
    );
    registerMuseumObjects(api, createMuseumObjectsService(context, external));
    registerMemories(api, createMemoriesService(context, external));
    registerCulturalNames(api, createCulturalNamesService(context, external));
    registerMuseumData(api, createMuseumDataService(context, external));
    registerRouting(api, createRoutingService(context, app.log));
    refuseUnlistedMethods(api);
    // Without this an unknown path would reach the site's pages.
    app.all('/*', { schema: { hide: true } }, async () => {
      throw new ProblemError('not-found');
    });
  };
}
