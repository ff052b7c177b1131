import type { LatLng } from '@varde/domain/geo';
import type { Context } from '#context.ts';
import { buildPathGraph, type PathGraph } from './path-graph.ts';
import { findPaths } from './paths.repository.ts';
import type { WalkingRoute } from './walking-route.ts';
import { walk, withoutTwins } from './walk-graph.ts';

export interface LocalRouter {
  /** The walk through these places along the pack's foot paths; `undefined` where no paths join them. */
  find(places: readonly LatLng[]): Promise<WalkingRoute | undefined>;
}

/** The net is made when it is first asked for, and again when the paths have changed. */
export function createLocalRouter({ database }: Pick<Context, 'database'>): LocalRouter {
  let made: { digest: string; graph: Promise<PathGraph> } | undefined;
  const graphOfNow = async (): Promise<PathGraph | undefined> => {
    const paths = await findPaths(database);
    if (!paths) return undefined;
    if (made?.digest !== paths.digest)
      made = { digest: paths.digest, graph: paths.read().then(buildPathGraph) };
    const { graph } = made;
    graph.catch(() => (made = undefined));
    return graph;
  };
  return {
    async find(places) {
      const graph = await graphOfNow();
      if (!graph) return undefined;
      const legs = places.slice(1).map((to, at) => walk(graph, places[at] ?? to, to));
      return legs.every((leg) => leg !== undefined) ? joined(legs) : undefined;
    },
  };
}

function joined(legs: readonly WalkingRoute[]): WalkingRoute | undefined {
  if (legs.length === 0) return undefined;
  const sum = (of: 'distance' | 'duration') => legs.reduce((total, leg) => total + leg[of], 0);
  return {
    distance: sum('distance'),
    duration: sum('duration'),
    line: withoutTwins(legs.flatMap(({ line }) => line)),
  };
}
