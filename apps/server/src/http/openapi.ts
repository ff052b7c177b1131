/** The OpenAPI description, made from the routes themselves. */
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { PRODUCT_NAME, PRODUCT_VERSION } from '@varde/domain/constants';
import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from './api-prefix.ts';
import { refuseWriting } from './method-not-allowed.ts';
import { addDetails, type Description } from './openapi-details.ts';
import { PUBLIC_CACHE } from './send-answer.ts';

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

/** The whole description; made when it is first asked for. */
export function describeApi(app: FastifyInstance): Description {
  return addDetails(structuredClone(app.swagger()) as Description);
}

/** Anyone may read the description: it holds no content but the demo's. */
export function serveOpenApi(app: FastifyInstance): void {
  const url = `${API_PREFIX}/openapi.json`;
  let description: Description | undefined;
  refuseWriting(app, url);
  app.get(url, { schema: { hide: true }, compress: {} }, async (_request, reply) => {
    reply.header('Cache-Control', PUBLIC_CACHE);
    return (description ??= describeApi(app));
  });
}
