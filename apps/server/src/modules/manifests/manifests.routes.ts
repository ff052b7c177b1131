import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Config } from '#config.ts';
import { refuseWriting } from '#http/method-not-allowed.ts';
import { nameText } from '#http/name-text.ts';
import { OPEN_TO_ALL } from '#http/open-to-all.ts';
import { ProblemError } from '#http/problems.ts';
import { originVary, publicOrigin } from '#http/public-origin.ts';
import { isKnown, PUBLIC_CACHE } from '#http/send-answer.ts';
import { chooseInfoType } from '#modules/media/info-type.ts';
import { PRESENTATION_CONTEXT } from './manifests.presenter.ts';
import { COLLECTED_KINDS, KINDS, type ManifestsService } from './manifests.service.ts';

const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const manifestParams = Type.Object({ kind: Type.Enum([...KINDS]), id });
const collectionParams = Type.Object({ kind: Type.Enum([...COLLECTED_KINDS]), id });
const PREFIX = '/iiif/presentation/3';

export function registerManifests(
  app: FastifyInstance,
  config: Config,
  manifests: ManifestsService,
): void {
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    make: (origin: string) => Promise<object | undefined>,
  ): Promise<FastifyReply> => {
    reply.headers(OPEN_TO_ALL);
    const found = await make(publicOrigin(config, request));
    if (!found) throw new ProblemError('not-found');
    return sendJsonLd(request, reply, found, originVary(config));
  };
  const [manifest, collection] = [
    `${PREFIX}/:kind/:id/manifest.json`,
    `${PREFIX}/:kind/:id/collection.json`,
  ];
  for (const url of [manifest, collection]) refuseWriting(app, url);
  app.get<{ Params: Type.Static<typeof manifestParams> }>(
    manifest,
    { schema: { hide: true, params: manifestParams } },
    (request, reply) =>
      send(request, reply, (origin) =>
        manifests.manifest(request.params.kind, request.params.id, origin),
      ),
  );
  app.get<{ Params: Type.Static<typeof collectionParams> }>(
    collection,
    { schema: { hide: true, params: collectionParams } },
    (request, reply) =>
      send(request, reply, (origin) =>
        manifests.collection(request.params.kind, request.params.id, origin),
      ),
  );
}

function sendJsonLd(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: object,
  vary: readonly string[],
): FastifyReply {
  const body = JSON.stringify(answer);
  const type = chooseInfoType(request.headers.accept, PRESENTATION_CONTEXT);
  const tag = `"${nameText(type, body)}"`;
  reply.headers({ ETag: tag, 'Cache-Control': PUBLIC_CACHE, Vary: ['Accept', ...vary].join(', ') });
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
  // As bytes: the framework would add a charset to text, and JSON-LD has none.
  return reply.header('Content-Type', type).send(Buffer.from(body));
}
