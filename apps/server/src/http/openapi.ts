/** The OpenAPI description, made from the routes themselves. */
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { PRODUCT_NAME, PRODUCT_VERSION } from '@varde/domain/constants';
import type { FastifyInstance } from 'fastify';
import { PUBLIC_CACHE } from './send-answer.ts';
import { API_PREFIX } from './register-call.ts';
import { refuseWriting } from './method-not-allowed.ts';

export const openApiOptions: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} product API`,
      version: PRODUCT_VERSION,
      description:
        'Published content of a museum and heritage guide. Lists are pages; errors are problem details (RFC 9457).',
    },
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'api-key' },
        accessToken: { type: 'http', scheme: 'bearer' },
      },
    },
  },
  refResolver: {
    buildLocalReference: (schema, _base, _fragment, index) =>
      typeof schema.$id === 'string' ? schema.$id : `Schema${index}`,
  },
};

/** Anyone may read the description: it holds no content. */
export function serveOpenApi(app: FastifyInstance): void {
  refuseWriting(app, `${API_PREFIX}/openapi.json`);
  app.get(`${API_PREFIX}/openapi.json`, { schema: { hide: true } }, async (_request, reply) => {
    reply.header('Cache-Control', PUBLIC_CACHE);
    return app.swagger();
  });
}
