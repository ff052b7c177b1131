/** Images, originals, captions and streams by identifier. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { FULL_IMAGE_SIZE } from '@varde/domain/constants';
import { readOnlyRoute } from '#http/method-not-allowed.ts';
import { malformedParameter, ProblemError } from '#http/problems.ts';
import { CLOSED } from '#http/response-headers.ts';
import { OPEN_TO_ALL, sendText } from '#http/send-response.ts';
import { sendFile } from '#http/send-file.ts';
import type { MediaService, Original } from './media.service.ts';
import { readBox } from './images.service.ts';
import { sendImage } from './send-image.ts';
import type { StreamsService } from './videos/videos.service.ts';

const identifier = Type.String({ pattern: '^[0-9a-f]{16}$' });
const params = Type.Object({ identifier });
const querystring = Type.Object({
  dimension: Type.Optional(Type.String({ maxLength: 11 })),
  fit: Type.Optional(Type.Enum(['inside', 'cover'])),
  mediaType: Type.Optional(Type.String({ maxLength: 40 })),
});

/** Default size: fills the screen of a phone. */
const STANDARD_DIMENSION = '1280x1280';

/** The archive's names for the largest size (docs/reference/digitaltmuseum.md#image-service). */
const LARGEST = ['max', 'original'];

const DIMENSION_FORM = `must be max or WIDTHxHEIGHT, each from 1 to ${FULL_IMAGE_SIZE}`;

/** Originals are untrusted: opened on their own they must not run scripts. */
const ORIGINAL_CSP = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; ${CLOSED}; sandbox`;

/** File URLs are capabilities: knowing the identifier grants access. */
export function registerMedia(app: FastifyInstance, media: MediaService): void {
  registerImages(app, media);
  registerOriginals(app, media);
  registerMultimedia(app, media);
  registerCaptions(app, media);
  app.addHook('onReady', () => media.start());
}

function registerImages(app: FastifyInstance, { images }: MediaService): void {
  readOnlyRoute(
    app,
    '/media/image/:identifier',
    { params, querystring },
    async (request, reply) => {
      const { dimension = STANDARD_DIMENSION, fit = 'inside', mediaType } = request.query;
      const box = LARGEST.includes(dimension)
        ? { width: FULL_IMAGE_SIZE, height: FULL_IMAGE_SIZE }
        : readBox(dimension);
      if (!box) throw malformedParameter('dimension', DIMENSION_FORM);
      const options = { box, fit, accept: mediaType ?? request.headers.accept };
      const image = await images.fit(request.params.identifier, options);
      if (!image) throw new ProblemError('not-found');
      reply.headers({ ...OPEN_TO_ALL, Vary: 'Accept' });
      return sendImage(request, reply, image);
    },
  );
}

function registerOriginals(app: FastifyInstance, media: MediaService): void {
  readOnlyRoute(app, '/media/file/:identifier', { params }, async (request, reply) => {
    const original = await media.original(request.params.identifier);
    if (!original) throw new ProblemError('not-found');
    return sendOriginal(request, reply, original);
  });
}

/** Content type prefix by extension; the original may have any format of that kind. */
const ENDINGS: Readonly<Record<string, string>> = {
  mp3: 'audio/',
  mp4: 'video/',
  webm: 'video/',
  ogv: 'video/',
};
const multimediaParams = Type.Object({
  file: Type.String({ pattern: `^[0-9a-f]{16}\\.(?:${Object.keys(ENDINGS).join('|')})$` }),
});

/** The archive's audio and video URLs (docs/reference/digitaltmuseum.md#video-and-audio). */
function registerMultimedia(app: FastifyInstance, media: MediaService): void {
  readOnlyRoute(
    app,
    '/media/multimedia/:file',
    { params: multimediaParams },
    async (request, reply) => {
      const [name = '', ending = ''] = request.params.file.split('.');
      const original = await media.original(name);
      const kind = ENDINGS[ending] ?? '';
      if (!original?.contentType.startsWith(kind)) throw new ProblemError('not-found');
      return sendOriginal(request, reply, original);
    },
  );
}

function sendOriginal(
  request: FastifyRequest,
  reply: FastifyReply,
  original: Original,
): FastifyReply {
  reply.headers({
    ...OPEN_TO_ALL,
    'Content-Security-Policy': ORIGINAL_CSP,
    'Content-Disposition': `inline; filename="${original.name}"`,
  });
  // Drawings are checked as UTF-8; read by another encoding they could be something else.
  const { contentType } = original;
  const isXml = contentType.endsWith('+xml');
  return sendFile(request, reply, {
    ...original,
    contentType: isXml ? `${contentType}; charset=utf-8` : contentType,
  });
}

const captionsParams = Type.Object({
  identifier,
  file: Type.String({ pattern: '^[a-z]{2,3}\\.vtt$' }),
});

/** Captions of a video in one language (WebVTT); they may change while the video stays the same. */
function registerCaptions(app: FastifyInstance, media: MediaService): void {
  readOnlyRoute(
    app,
    '/media/captions/:identifier/:file',
    { params: captionsParams },
    async (request, reply) => {
      const { params: pathParams } = request;
      const body = await media.captions(
        pathParams.identifier,
        pathParams.file.slice(0, -'.vtt'.length),
      );
      if (body === undefined) throw new ProblemError('not-found');
      reply.headers(OPEN_TO_ALL);
      return sendText(request, reply, { body, type: 'text/vtt; charset=utf-8' });
    },
  );
}

const streamParams = Type.Object({
  version: Type.Integer({ minimum: 1, maximum: 9_999 }),
  identifier: Type.String({ pattern: '^[0-9a-f]{16}$' }),
  '*': Type.String({ maxLength: 40 }),
});

/** Playlists and segments; as for all media, knowing the URL grants access. */
export function registerStreams(app: FastifyInstance, streams: StreamsService): void {
  const url = '/media/stream/:version/:identifier/*';
  readOnlyRoute(app, url, { params: streamParams }, async (request, reply) => {
    const { version, identifier, '*': name } = request.params;
    const file = await streams.file(version, identifier, name);
    if (!file) throw new ProblemError('not-found');
    return sendFile(request, reply.headers(OPEN_TO_ALL), file);
  });
}
