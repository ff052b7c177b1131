import type { LatLng } from '@varde/domain/geo';
import { readAnswer, type Asked } from '#modules/outside/asked.ts';
import type { OutsideClient } from '#modules/outside/outside.client.ts';
import { readRoute } from './read-route.ts';
import { routingQuestion } from './routing-question.ts';
import type { RoutingSettings } from './routing-settings.ts';
import type { WalkingRoute } from './walking-route.ts';

export interface RoutingClient {
  /** The way on foot from place to place, in this order. */
  find(places: readonly LatLng[]): Promise<Asked<WalkingRoute>>;
}

export function createRoutingClient(
  client: OutsideClient,
  settings: RoutingSettings | undefined,
): RoutingClient {
  return {
    async find(places) {
      const [start] = places;
      if (!settings || !start) return { status: 'missing' };
      const answer = await client.ask(routingQuestion(settings, places));
      return readAnswer(answer, (body) => readRoute(body, start));
    },
  };
}
