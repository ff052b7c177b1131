/** Wires the server together from a context. It listens to nothing by itself, so tests call it in process. */
import { join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import fastifySwagger from '@fastify/swagger';
import { Problem } from '@varde/contract/common';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { PROJECT_ROOT } from '#config.ts';
import type { Context } from '#context.ts';
import { requireApiKey } from '#http/api-key.ts';
import { correlationIdOf, echoCorrelationId } from '#http/correlation-id.ts';
import { answerBrokenRequest, handleError, installErrorHandler } from '#http/error-handler.ts';
import { loggerOptions, logRequests, type LogTarget } from '#http/logging.ts';
import { openApiOptions, serveOpenApi } from '#http/openapi.ts';
import { ProblemError } from '#http/problems.ts';
import { createAnswerCache } from '#http/answer-cache.ts';
import { API_PREFIX, refuseMethodsOutsideCalls } from '#http/register-call.ts';
import { addSecurityHeaders } from '#http/security-headers.ts';
import { compileValidator } from '#http/validation.ts';
import { createAccessTokens } from '#modules/access-tokens/access-tokens.service.ts';
import { registerDocuments } from '#modules/documents/documents.routes.ts';
import { createDocumentsService } from '#modules/documents/documents.service.ts';
import { registerMedia } from '#modules/media/media.routes.ts';
import { createMediaService } from '#modules/media/media.service.ts';
import { registerOperation } from '#modules/operation/operation.routes.ts';
import { createOperationService } from '#modules/operation/operation.service.ts';
import { registerOwners } from '#modules/owners/owners.routes.ts';
import { createOwnersService } from '#modules/owners/owners.service.ts';
import type { SiteBundle } from '#modules/site/site-bundle.ts';
import { registerSite } from '#modules/site/site.routes.ts';
import { registerThemes } from '#modules/themes/themes.routes.ts';
import { createThemesService } from '#modules/themes/themes.service.ts';
import { registerTiles } from '#modules/tiles/tiles.routes.ts';
import { createTilesService } from '#modules/tiles/tiles.service.ts';

export interface AppOptions {
  /** The built site; without it only the API, media and tiles are served. */
  readonly site?: SiteBundle | undefined;
  readonly log?: LogTarget;
}

const BODY_LIMIT_BYTES = 1_048_576;

export async function buildApp(
  context: Context,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const app = createServer(context, options.log ?? process.stdout);
  app.addSchema(Problem);
  app.setValidatorCompiler(compileValidator);
  installErrorHandler(app);
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
  registerOperation(app, createOperationService(context));
  registerMedia(app, createMediaService(context));
  registerTiles(app, createTilesService(join(PROJECT_ROOT, 'content/basemap')));
  await app.register(productApi(context), { prefix: API_PREFIX });
  serveOpenApi(app);
  await registerSite(app, context, options.site);
  return app;
}

function createServer({ config }: Context, log: LogTarget): FastifyInstance {
  return Fastify({
    logger: loggerOptions(config, log),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'correlation_id',
    }),
    genReqId: correlationIdOf,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    frameworkErrors: handleError,
    clientErrorHandler: answerBrokenRequest,
    // Open connections without a request must not hold up a stop.
    forceCloseConnections: 'idle',
  });
}

function productApi(context: Context) {
  return async (app: FastifyInstance): Promise<void> => {
    requireApiKey(app, context.config.apiKey);
    const answers = createAnswerCache();
    await context.database.listen('varde_content', () => answers.clear());
    const tokens = createAccessTokens(context.database);
    const api = { app, previewKey: context.config.previewKey, tokens, answers };
    registerDocuments(api, createDocumentsService(context));
    registerOwners(api, createOwnersService(context));
    registerThemes(api, createThemesService(context));
    refuseMethodsOutsideCalls(api);
    // Without this an unknown path would reach the site's pages.
    app.all('/*', { schema: { hide: true } }, async () => {
      throw new ProblemError('not-found');
    });
  };
}
