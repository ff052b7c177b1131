/** The router as environment `local` has it: along the foot paths of the imported pack, in OSRM's wire format. */
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { refuseWriting } from '#http/method-not-allowed.ts';
import { ROUTING_STAND_IN } from './routing-settings.ts';
import type { LocalRouter } from './stand-in.service.ts';
import type { WalkingRoute } from './walking-route.ts';

const params = Type.Object({
  places: Type.String({
    maxLength: 5_000,
    pattern: '^-?[\\d.]+,-?[\\d.]+(;-?[\\d.]+,-?[\\d.]+)+$',
  }),
});

export function registerRoutingStandIn(app: FastifyInstance, router: LocalRouter): void {
  const url = `${ROUTING_STAND_IN}/route/v1/foot/:places`;
  refuseWriting(app, url);
  app.get<{ Params: Type.Static<typeof params> }>(
    url,
    { schema: { hide: true, params } },
    async ({ params: { places } }, reply) => {
      const asked = places.split(';').map((place) => {
        const [lng = 0, lat = 0] = place.split(',').map(Number);
        return { lat, lng };
      });
      const route = await router.find(asked);
      if (!route) return reply.code(400).send({ code: 'NoRoute', message: 'Impossible route.' });
      return presentAnswer(route);
    },
  );
}

function presentAnswer({ distance, duration, line }: WalkingRoute): object {
  const end = (location: unknown) => ({ name: '', location, hint: '' });
  const figures = { distance, duration, weight: duration };
  return {
    code: 'Ok',
    waypoints: [end(line[0]), end(line.at(-1))],
    routes: [
      {
        ...figures,
        weight_name: 'duration',
        geometry: { type: 'LineString', coordinates: line },
        legs: [{ ...figures, summary: '', steps: [] }],
      },
    ],
  };
}
