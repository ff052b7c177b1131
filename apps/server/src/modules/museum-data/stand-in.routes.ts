/** The museum-data service as environment `local` has it: imported museums, in a wire format of our own making. */
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { refuseWriting } from '#http/method-not-allowed.ts';
import { ProblemError } from '#http/problems.ts';
import type { MuseumsStandIn } from './stand-in.service.ts';

const params = Type.Object({ id: Type.String({ maxLength: 80 }) });

export function registerMuseumsStandIn(app: FastifyInstance, standIn: MuseumsStandIn): void {
  const url = '/stand-ins/museums/api/:id';
  refuseWriting(app, url);
  app.get<{ Params: Type.Static<typeof params> }>(
    url,
    { schema: { hide: true, params } },
    async ({ params: { id } }) => {
      const museum = await standIn.find(id);
      if (!museum) throw new ProblemError('not-found');
      return museum;
    },
  );
}
