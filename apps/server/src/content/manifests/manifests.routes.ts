import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Config } from '#config/config.ts';
import { readOnlyRoute } from '#http/method-not-allowed.ts';
import { OPEN_TO_ALL, sendText } from '#http/send-response.ts';
import { ProblemError } from '#http/problems.ts';
import { originVary, publicOrigin } from '#http/public-origin.ts';
import { clientOf, readHeavily, type WorkClasses } from '#http/work-classes.ts';
import { chooseInfoType } from '#media/iiif/iiif.presenter.ts';
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
  work: WorkClasses,
): void {
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    make: (origin: string) => Promise<object | undefined>,
  ): Promise<FastifyReply> => {
    reply.headers(OPEN_TO_ALL);
    const client = clientOf(request, reply);
    const origin = publicOrigin(config, request);
    const found = await work.export.run(
      client,
      readHeavily(client, () => make(origin)),
    );
    if (!found) throw new ProblemError('not-found');
    const type = chooseInfoType(request.headers.accept, PRESENTATION_CONTEXT);
    const vary = ['Accept', ...originVary(config)];
    return sendText(request, reply, { body: JSON.stringify(found), type, vary });
  };
  readOnlyRoute(
    app,
    `${PREFIX}/:kind/:id/manifest.json`,
    { params: manifestParams },
    (request, reply) =>
      send(request, reply, (origin) =>
        manifests.manifest(request.params.kind, request.params.id, origin),
      ),
  );
  readOnlyRoute(
    app,
    `${PREFIX}/:kind/:id/collection.json`,
    { params: collectionParams },
    (request, reply) =>
      send(request, reply, (origin) =>
        manifests.collection(request.params.kind, request.params.id, origin),
      ),
  );
}
