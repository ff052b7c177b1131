/** The museum database as environment `local` has it: imported objects, in the real service's wire format. */
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { refuseWriting } from '#http/method-not-allowed.ts';
import { ProblemError } from '#http/problems.ts';
import type { ObjectsStandIn } from './stand-in.service.ts';

const schema = {
  hide: true,
  params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  querystring: Type.Object({ 'api.key': Type.Optional(Type.String({ maxLength: 200 })) }),
} as const;

/** By its number, and by its uuid in either case (external-services, 1.3). */
const ADDRESSES = [
  '/stand-ins/objects/api/dm/artifact/:id',
  '/stand-ins/objects/artifact/uuid/:id',
  '/stand-ins/objects/artifact/dimu_code/:id',
];

/** @param key the one that it answers to */
export function registerObjectsStandIn(
  app: FastifyInstance,
  standIn: ObjectsStandIn,
  key: string | undefined,
): void {
  for (const url of ADDRESSES) {
    refuseWriting(app, url);
    app.get<{ Params: { id: string }; Querystring: { 'api.key'?: string } }>(
      url,
      { schema },
      async ({ params: { id }, query }) => {
        // The real service says to a wrong key that there is nothing (external-services, 1.2).
        const artifact = query['api.key'] === key ? await standIn.find(id) : undefined;
        if (!artifact) throw new ProblemError('not-found');
        return artifact;
      },
    );
  }
}
