import type { FastifyInstance } from 'fastify';
import type { SiteContext } from '@varde/contract/site-context';
import type { AnswerCache } from '#http/answer-cache.ts';
import { API_PREFIX } from '#http/api-prefix.ts';
import { CORRELATION_HEADER } from '#http/correlation-id.ts';

export type InProcessApi = SiteContext['api'];

export interface ApiSource {
  readonly app: FastifyInstance;
  readonly answers: AnswerCache;
  readonly apiKey: string;
}

/**
 * The product API for the site's loaders, in this process: a kept answer at once, any other through the same routes as
 * from outside. The page's correlation id goes along, so that a page and its calls are found together in the log.
 */
export function inProcessApi(
  { app, answers, apiKey }: ApiSource,
  correlationId: string,
): InProcessApi {
  return async (pathAndQuery) => {
    if (!pathAndQuery.startsWith(`${API_PREFIX}/`)) {
      throw new Error(`The site may call only ${API_PREFIX}/ in process.`);
    }
    const kept = answers.find(pathAndQuery);
    if (kept) return { status: 200, body: JSON.parse(kept.text) as unknown };
    const answer = await app.inject({
      method: 'GET',
      url: pathAndQuery,
      headers: { 'api-key': apiKey, [CORRELATION_HEADER]: correlationId },
    });
    return { status: answer.statusCode, body: JSON.parse(answer.payload) as unknown };
  };
}
