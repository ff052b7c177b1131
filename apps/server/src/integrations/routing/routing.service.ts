/** Walking routes by the configured router (docs/reference/routing.md), else the pack's paths. */
import type { FastifyBaseLogger } from 'fastify';
import type { LatLng } from '@varde/domain/geo';
import type { Context } from '#context.ts';
import {
  createExternalClient,
  parseResponse,
  type LookupResult,
  type ExternalRequest,
} from '../external.client.ts';
import { buildPathNetwork, walk, type PathNetwork } from './pack-paths.ts';
import { findPaths } from '../archive-records.repository.ts';
import { readRoute, type WalkingRoute } from './read-route.ts';
import type { RoutingFormat, RoutingSettings } from '#config/external-settings.ts';

export interface RoutingService {
  /** Visits the places in order. */
  find(places: readonly LatLng[]): Promise<LookupResult<WalkingRoute>>;
}

export function createRoutingService(
  { database, config: { routing } }: Context,
  log: Pick<FastifyBaseLogger, 'warn'>,
): RoutingService {
  const readNetwork = networkReader(database);
  // Paths of router URLs contain positions, which the log must not hold (specification §7.2).
  const client = createExternalClient((url, err) =>
    log.warn({ err, address: URL.parse(url)?.origin }, 'router unavailable'),
  );
  return {
    async find(places) {
      const [start] = places;
      if (!start) return { status: 'missing' };
      if (routing) {
        const response = await client.fetch(routingRequest(routing, places));
        return parseResponse(response, (body) => readRoute(body, start));
      }
      const network = await readNetwork();
      const item = network && walk(network, places);
      return item ? { status: 'found', item } : { status: 'missing' };
    },
  };
}

/** Builds the network on first use, and again when the pack's paths have changed. */
function networkReader(database: Context['database']): () => Promise<PathNetwork | undefined> {
  let built: { readonly digest: string; readonly network: PathNetwork } | undefined;
  return async () => {
    const paths = await findPaths(database, built?.digest);
    if (!paths) return undefined;
    const { digest, lines } = paths;
    if (lines) built = { digest, network: buildPathNetwork(lines) };
    return built?.network;
  };
}

type Places = readonly LatLng[];

const lngLat = ({ lat, lng }: LatLng): string => `${lng},${lat}`;

const POINTS: Partial<Record<RoutingFormat, (places: Places) => string>> = {
  osrm: (places) => places.map(lngLat).join(';'),
  graphhopper: (places) => places.map(({ lat, lng }) => `point=${lat},${lng}`).join('&'),
};

const BODIES: Partial<Record<RoutingFormat, (places: Places) => object>> = {
  valhalla: (places) => ({
    locations: places.map(({ lat, lng }) => ({ lat, lon: lng })),
    costing: 'pedestrian',
    units: 'kilometers',
  }),
  openrouteservice: (places) => ({ coordinates: places.map(({ lat, lng }) => [lng, lat]) }),
};

function routingRequest(
  { format, base, path, key }: RoutingSettings,
  places: Places,
): ExternalRequest {
  const points = POINTS[format]?.(places) ?? '';
  const url = base + path.replace('{points}', points).replace('{key}', encodeURIComponent(key));
  const body = BODIES[format]?.(places);
  if (!body) return { url };
  // Valhalla's own server needs no key; the other services read it from this header.
  const headers: Record<string, string> = key ? { authorization: key } : {};
  return { url, body: JSON.stringify(body), headers };
}
