/** The calls that answer from the imported content first, and from services outside where it does not hold what is asked for. */
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import type { ProductApi } from '#http/product-api.ts';
import { registerCulturalNames } from '#modules/cultural-names/cultural-names.routes.ts';
import { createCulturalNamesService } from '#modules/cultural-names/cultural-names.service.ts';
import { registerMemories } from '#modules/memories/memories.routes.ts';
import { createMemoriesService } from '#modules/memories/memories.service.ts';
import { registerMuseumData } from '#modules/museum-data/museum-data.routes.ts';
import { createMuseumDataService } from '#modules/museum-data/museum-data.service.ts';
import { registerMuseumObjects } from '#modules/museum-objects/museum-objects.routes.ts';
import { createMuseumObjectsService } from '#modules/museum-objects/museum-objects.service.ts';
import { registerRouting } from '#modules/routing/routing.routes.ts';
import { createRoutingService } from '#modules/routing/routing.service.ts';
import { createOutsideClient, type OutsideClient } from './outside.client.ts';

export function registerOutside(api: ProductApi, context: Context): void {
  const { app } = api;
  const client = createOutsideClient({
    report: (address, err) => app.log.warn({ err, address }, 'a service outside is away'),
  });
  registerMuseumObjects(api, createMuseumObjectsService(context, client));
  registerMemories(api, createMemoriesService(context, client));
  registerCulturalNames(api, createCulturalNamesService(context, client));
  registerMuseumData(api, createMuseumDataService(context, client));
  registerRouting(api, createRoutingService(context, routingClient(app)));
}

/** On its own: places stand in the paths of routers' addresses, and the log is to know of none (decisions.md §9). */
function routingClient(app: FastifyInstance): OutsideClient {
  return createOutsideClient({
    report: (address, err) =>
      app.log.warn({ err, address: URL.parse(address)?.origin }, 'the router is away'),
  });
}
