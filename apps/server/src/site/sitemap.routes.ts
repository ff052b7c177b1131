/** Serves `/robots.txt` and the sitemap: an index and its parts, streamed. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { ProblemError } from '#http/problems.ts';
import { originVary, publicOrigin } from '#http/public-origin.ts';
import { nameText } from '#http/response-cache.ts';
import { isKnown } from '#http/send-response.ts';
import { robots, sitemapIndex, createSitemapService } from './sitemap.service.ts';

const HOUR_S = 3_600;
const XML = 'application/xml; charset=utf-8';

export async function registerSitemap(
  app: FastifyInstance,
  { config, database }: Context,
): Promise<void> {
  const sitemap = await createSitemapService(database);
  const options = { schema: { hide: true }, compress: {} };
  const cached = (reply: FastifyReply, type: string) =>
    reply.type(type).headers({
      'Cache-Control': `public, max-age=${HOUR_S}`,
      Vary: ['Accept-Encoding', ...originVary(config)].join(', '),
    });

  app.get('/robots.txt', options, async (request, reply) =>
    cached(reply, 'text/plain; charset=utf-8').send(robots(publicOrigin(config, request))),
  );

  app.get('/sitemap.xml', options, async (request, reply) => {
    const index = sitemapIndex(publicOrigin(config, request), await sitemap.parts());
    return sendTagged(request, cached(reply, XML), { stamp: index, body: () => index });
  });

  app.get<{ Params: { name: string } }>('/sitemap/:name.xml', options, async (request, reply) => {
    const origin = publicOrigin(config, request);
    const part = (await sitemap.parts()).find(({ name }) => name === request.params.name);
    if (!part) throw new ProblemError('not-found');
    const body = () => Readable.from(part.write(origin));
    return sendTagged(request, cached(reply, XML), { stamp: `${origin} ${part.stamp}`, body });
  });
}

interface TaggedBody {
  /** Equal for equal content. */
  readonly stamp: string;
  readonly body: () => string | Readable;
}

/** The tag is weak, because the bytes depend on the compression. */
function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  tagged: TaggedBody,
): FastifyReply {
  const name = nameText(tagged.stamp);
  reply.header('ETag', `W/"${name}"`);
  if (isKnown(request.headers['if-none-match'], `"${name}"`)) return reply.code(304).send();
  return reply.send(tagged.body());
}
