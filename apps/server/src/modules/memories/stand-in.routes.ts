/** The memory archives as environment `local` has them: imported memories, in the real services' wire format. */
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { refuseWriting } from '#http/method-not-allowed.ts';
import { ProblemError } from '#http/problems.ts';
import type { MemoriesStandIn } from './stand-in.service.ts';

const params = Type.Object({
  country: Type.Enum(['no', 'se']),
  id: Type.String({ maxLength: 64 }),
});
type Params = Type.Static<typeof params>;

export function registerMemoriesStandIn(app: FastifyInstance, standIn: MemoriesStandIn): void {
  const url = '/stand-ins/memories/:country/api/responses/:id';
  refuseWriting(app, url);
  app.get<{ Params: Params }>(
    url,
    { schema: { hide: true, params } },
    async ({ params: asked }) => {
      const response = await standIn.find(asked.country, asked.id);
      if (!response) throw new ProblemError('not-found');
      return response;
    },
  );
}
