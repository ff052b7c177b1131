import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { refuseWriting } from '#http/method-not-allowed.ts';
import { nameText } from '#http/name-text.ts';
import { OPEN_TO_ALL } from '#http/open-to-all.ts';
import { ProblemError } from '#http/problems.ts';
import { isKnown, PUBLIC_CACHE } from '#http/send-answer.ts';
import type { MediaService } from './media.service.ts';

const params = Type.Object({
  identifier: Type.String({ pattern: '^[0-9a-f]{16}$' }),
  file: Type.String({ pattern: '^[a-z]{2,3}\\.vtt$' }),
});

/** A film's words in one language (WebVTT), for players that want them by address. */
export function registerCaptions(
  app: FastifyInstance,
  media: Pick<MediaService, 'captions'>,
): void {
  const url = '/media/captions/:identifier/:file';
  refuseWriting(app, url);
  app.get<{ Params: Type.Static<typeof params> }>(
    url,
    { schema: { hide: true, params } },
    async (request, reply) => {
      const { identifier, file } = request.params;
      const text = await media.captions(identifier, file.slice(0, -'.vtt'.length));
      if (text === undefined) throw new ProblemError('not-found');
      const tag = `"${nameText(text)}"`;
      reply.headers({
        ETag: tag,
        // The words may be corrected while the film stays the same.
        'Cache-Control': PUBLIC_CACHE,
        ...OPEN_TO_ALL,
      });
      if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
      return reply.type('text/vtt; charset=utf-8').send(text);
    },
  );
}
