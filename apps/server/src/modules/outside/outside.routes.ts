/** Everything of the services outside: what the API tells of them, and their stand-ins. */
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import type { ProductApi } from '#http/product-api.ts';
import { createCulturalNamesClient } from '#modules/cultural-names/cultural-names.client.ts';
import { registerCulturalNames } from '#modules/cultural-names/cultural-names.routes.ts';
import { registerNamesStandIn } from '#modules/cultural-names/stand-in.routes.ts';
import { createNamesStandIn } from '#modules/cultural-names/stand-in.service.ts';
import { createMemoriesClient } from '#modules/memories/memories.client.ts';
import { registerMemories } from '#modules/memories/memories.routes.ts';
import { registerMemoriesStandIn } from '#modules/memories/stand-in.routes.ts';
import { createMemoriesStandIn } from '#modules/memories/stand-in.service.ts';
import { createMuseumDataClient } from '#modules/museum-data/museum-data.client.ts';
import { registerMuseumData } from '#modules/museum-data/museum-data.routes.ts';
import { registerMuseumsStandIn } from '#modules/museum-data/stand-in.routes.ts';
import { createMuseumsStandIn } from '#modules/museum-data/stand-in.service.ts';
import { createMuseumObjectsClient } from '#modules/museum-objects/museum-objects.client.ts';
import { registerMuseumObjects } from '#modules/museum-objects/museum-objects.routes.ts';
import { registerObjectsSearchStandIn } from '#modules/museum-objects/search-stand-in.routes.ts';
import { registerObjectsStandIn } from '#modules/museum-objects/stand-in.routes.ts';
import { createObjectsStandIn } from '#modules/museum-objects/stand-in.service.ts';
import { createRoutingClient } from '#modules/routing/routing.client.ts';
import { registerRouting } from '#modules/routing/routing.routes.ts';
import { ROUTING_STAND_IN } from '#modules/routing/routing-settings.ts';
import { registerRoutingStandIn } from '#modules/routing/stand-in.routes.ts';
import { createLocalRouter } from '#modules/routing/stand-in.service.ts';
import { createOutsideClient, type OutsideClient } from './outside.client.ts';
import type { OutsideServiceName } from './outside-settings.ts';

export function registerOutside(api: ProductApi, { config: { outside, routing } }: Context): void {
  const { app } = api;
  const client = createOutsideClient({
    app,
    report: (address, err) => app.log.warn({ err, address }, 'a service outside is away'),
  });
  registerMuseumObjects(api, createMuseumObjectsClient(client, outside), outside.archive);
  registerMemories(api, createMemoriesClient(client, outside), outside.archive);
  registerCulturalNames(api, createCulturalNamesClient(client, outside));
  registerMuseumData(api, createMuseumDataClient(client, outside));
  registerRouting(api, createRoutingClient(routingClient(app), routing));
}

/** On its own: places stand in the paths of routers' addresses, and the log is to know of none (decisions.md §9). */
function routingClient(app: FastifyInstance): OutsideClient {
  return createOutsideClient({
    app,
    report: (address, err) =>
      app.log.warn({ err, address: URL.parse(address)?.origin }, 'the router is away'),
  });
}

/** Each only where it is asked: a museum's live site shows no copies of what others keep. */
export function registerStandIns(app: FastifyInstance, context: Context): void {
  const { services } = context.config.outside;
  const isHere = (...names: OutsideServiceName[]): boolean =>
    names.some((name) => services[name]?.address.startsWith('/stand-ins/'));
  if (isHere('objects', 'objects-search', 'objects-by-uuid')) {
    const { key } =
      services.objects ?? services['objects-search'] ?? services['objects-by-uuid'] ?? {};
    registerObjectsStandIn(app, createObjectsStandIn(context), key);
    registerObjectsSearchStandIn(app, createObjectsStandIn(context), key);
  }
  if (isHere('memories-no', 'memories-se'))
    registerMemoriesStandIn(app, createMemoriesStandIn(context));
  if (isHere('names')) registerNamesStandIn(app, createNamesStandIn(context));
  if (isHere('museums')) registerMuseumsStandIn(app, createMuseumsStandIn(context));
  if (context.config.routing?.base === ROUTING_STAND_IN)
    registerRoutingStandIn(app, createLocalRouter(context));
}
