/** The cultural-name service as environment `local` has it: imported names, in the real service's wire format. */
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { refuseWriting } from '#http/method-not-allowed.ts';
import { ProblemError } from '#http/problems.ts';
import type { NamesStandIn } from './stand-in.service.ts';

const params = Type.Object({ id: Type.String({ maxLength: 64 }) });

export function registerNamesStandIn(app: FastifyInstance, standIn: NamesStandIn): void {
  const url = '/stand-ins/names/api/:id';
  refuseWriting(app, url);
  app.get<{ Params: Type.Static<typeof params> }>(
    url,
    { schema: { hide: true, params } },
    async ({ params: { id } }) => {
      const entity = await standIn.find(id);
      if (!entity) throw new ProblemError('not-found');
      return entity;
    },
  );
}
