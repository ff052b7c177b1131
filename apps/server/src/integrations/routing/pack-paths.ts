/**
 * Walking routes along the foot paths of the imported pack. Lines that share a point, end on one
 * another or cross are joined there (a pack's paths have no bridges); geojson-path-finder finds the
 * fastest route between the vertices. Pure.
 */
import { createRequire } from 'node:module';
import type * as pathFinder from 'geojson-path-finder';
import type { PackPath } from '@varde/content-pack/pack';
import { PATH_SNAP_MAX_M, WALKING_METRES_PER_SECOND } from '@varde/domain/constants';
import type { LatLng } from '@varde/domain/geo';
import { nearestOnLine, pointBetween, type LinePoint } from '@varde/domain/nearest-on-line';
import { lengthOf, type WalkingRoute } from './read-route.ts';

/** A CommonJS module whose default export is not importable in every runtime. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its published types
const { default: PathFinder } = createRequire(import.meta.url)(
  'geojson-path-finder',
) as typeof pathFinder;

interface Edge {
  readonly ends: readonly [LinePoint, LinePoint];
  readonly seconds: number;
  /** Connected component of the network. */
  readonly component: string;
}

export interface PathNetwork {
  readonly edges: readonly Edge[];
  readonly finder: InstanceType<typeof PathFinder<unknown, { seconds: number }>>;
}

/** Degrees: vertices closer to each other than this are merged. */
const TOLERANCE = 1e-6;
const STEPS_SHARE = 0.5;

export function buildPathNetwork(lines: readonly PackPath[]): PathNetwork {
  const segments = joinedSegments(lines).map(({ ends, kind }) => ({
    ends,
    seconds: lengthOf(ends) / (WALKING_METRES_PER_SECOND * (kind === 'steps' ? STEPS_SHARE : 1)),
  }));
  // Of several lines between the same vertices, the library uses the last.
  const features = segments
    .toSorted((a, b) => b.seconds - a.seconds)
    .map(({ ends: [from, to], seconds }) => ({
      type: 'Feature' as const,
      properties: { seconds },
      geometry: { type: 'LineString' as const, coordinates: [[...from], [...to]] },
    }));
  const finder = new PathFinder<unknown, { seconds: number }>(
    { type: 'FeatureCollection', features },
    { tolerance: TOLERANCE, key: vertexKey, weight: (_from, _to, { seconds }) => seconds },
  );
  searchAllVertices(finder.graph);
  const components = componentsOf(finder.graph.vertices);
  const edges = segments.map((segment) => ({
    ...segment,
    component: components.get(vertexKey(segment.ends[0])) ?? '',
  }));
  return { edges, finder };
}

/**
 * The library searches a graph compacted to the forks, which holds the first of several routes
 * between two forks and not the fastest (geojson-path-finder 2.1.0). The full graph replaces it.
 */
function searchAllVertices(graph: PathNetwork['finder']['graph']): void {
  const { vertices, sourceCoordinates } = graph;
  graph.compactedVertices = vertices;
  graph.compactedCoordinates = Object.fromEntries(
    Object.entries(vertices).map(([from, edges]) => {
      const start = [sourceCoordinates[from] ?? []];
      return [from, Object.fromEntries(Object.keys(edges).map((to) => [to, start]))];
    }),
  );
}

const vertexKey = ([lng = 0, lat = 0]: readonly number[]): string =>
  `${Math.round(lng / TOLERANCE)} ${Math.round(lat / TOLERANCE)}`;

/** Connected component by vertex. */
function componentsOf(vertices: Readonly<Record<string, object>>): ReadonlyMap<string, string> {
  const components = new Map<string, string>();
  for (const start of Object.keys(vertices)) {
    const open = components.has(start) ? [] : [start];
    for (const vertex of open) {
      if (components.has(vertex)) continue;
      components.set(vertex, start);
      open.push(...Object.keys(vertices[vertex] ?? {}));
    }
  }
  return components;
}

interface Segment {
  readonly ends: readonly [LinePoint, LinePoint];
  readonly kind: PackPath['kind'];
  /** Points between its ends where other segments are joined. */
  readonly joints: LinePoint[];
}

/** The end of a hand-drawn line is rarely exactly on the line it leads to. */
const JOIN_WITHIN_M = 0.5;
/** Degrees: more than `JOIN_WITHIN_M` at all inhabited latitudes. */
const SLACK = 0.00002;

function joinedSegments(lines: readonly PackPath[]): Pick<Segment, 'ends' | 'kind'>[] {
  const segments = lines.flatMap(({ kind, coordinates }) =>
    coordinates
      .slice(1)
      .map((to, index): Segment => ({ ends: [coordinates[index] ?? to, to], kind, joints: [] })),
  );
  const fromWest = segments.toSorted((a, b) => low(a, 0) - low(b, 0));
  fromWest.forEach((one, index) => {
    for (let next = index + 1; next < fromWest.length; next += 1) {
      const other = fromWest[next];
      if (!other || low(other, 0) > high(one, 0) + SLACK) break;
      if (low(other, 1) <= high(one, 1) + SLACK && low(one, 1) <= high(other, 1) + SLACK)
        join(one, other);
    }
  });
  return segments.flatMap(({ ends: [from, to], kind, joints }) => {
    const inOrder = joints.toSorted((a, b) => lengthOf([from, a]) - lengthOf([from, b]));
    const stops = [from, ...inOrder, to];
    return stops.slice(1).flatMap((stop, index) => {
      const before = stops[index] ?? stop;
      return vertexKey(before) === vertexKey(stop) ? [] : { ends: [before, stop] as const, kind };
    });
  });
}

const low = ({ ends: [a, b] }: Segment, axis: 0 | 1): number => Math.min(a[axis], b[axis]);
const high = ({ ends: [a, b] }: Segment, axis: 0 | 1): number => Math.max(a[axis], b[axis]);

function join(a: Segment, b: Segment): void {
  const onB = a.ends.filter((end) => nearestOnLine(end, ...b.ends).metres <= JOIN_WITHIN_M);
  const onA = b.ends.filter((end) => nearestOnLine(end, ...a.ends).metres <= JOIN_WITHIN_M);
  b.joints.push(...onB);
  a.joints.push(...onA);
  const crossing = onA.length + onB.length === 0 ? crossingOf(a.ends, b.ends) : undefined;
  if (!crossing) return;
  a.joints.push(crossing);
  b.joints.push(crossing);
}

/** The intersection strictly inside both lines. */
function crossingOf([a, b]: Segment['ends'], [c, d]: Segment['ends']): LinePoint | undefined {
  const [rx, ry] = [b[0] - a[0], b[1] - a[1]];
  const [sx, sy] = [d[0] - c[0], d[1] - c[1]];
  const [qx, qy] = [c[0] - a[0], c[1] - a[1]];
  const turn = rx * sy - ry * sx;
  // Parallel lines divide by 0, and all comparisons are false.
  const [first, second] = [(qx * sy - qy * sx) / turn, (qx * ry - qy * rx) / turn];
  const isInside = first > 0 && first < 1 && second > 0 && second < 1;
  return isInside ? pointBetween(a, b, first) : undefined;
}

/** Visits the places in order; `undefined` when the paths do not connect them. */
export function walk(network: PathNetwork, places: readonly LatLng[]): WalkingRoute | undefined {
  const legs = places.slice(1).map((to, index) => walkLeg(network, places[index] ?? to, to));
  if (legs.length === 0 || !legs.every((leg) => leg !== undefined)) return undefined;
  const line = withoutRepeats(legs.flatMap((leg) => leg.line));
  const duration = legs.reduce((sum, { seconds }) => sum + seconds, 0);
  return { distance: lengthOf(line), duration, line };
}

/** A place moved to the nearest point of an edge. */
interface Snap {
  readonly edge: Edge;
  readonly share: number;
  readonly position: LinePoint;
  readonly metres: number;
}

interface Leg {
  readonly seconds: number;
  readonly line: readonly LinePoint[];
}

function walkLeg(network: PathNetwork, from: LatLng, to: LatLng): Leg | undefined {
  const ends = snap(network, to);
  const pairs = snap(network, from).flatMap((start) =>
    ends.flatMap((end) => (end.edge.component === start.edge.component ? [{ start, end }] : [])),
  );
  const detour = ({ start, end }: (typeof pairs)[number]): number => start.metres + end.metres;
  const [best] = pairs.toSorted((a, b) => detour(a) - detour(b));
  return best && fastest([...alongEdge(best.start, best.end), ...overVertices(network, best)]);
}

/** The nearest point of each component within `PATH_SNAP_MAX_M`. */
function snap({ edges }: PathNetwork, { lat, lng }: LatLng): Snap[] {
  const nearest = new Map<string, Snap>();
  for (const edge of edges) {
    const found = nearestOnLine([lng, lat], ...edge.ends);
    const limit = nearest.get(edge.component)?.metres ?? PATH_SNAP_MAX_M;
    if (found.metres < limit) nearest.set(edge.component, { ...found, edge });
  }
  return [...nearest.values()];
}

function alongEdge(start: Snap, end: Snap): Leg[] {
  if (start.edge !== end.edge) return [];
  const seconds = Math.abs(start.share - end.share) * start.edge.seconds;
  return [{ seconds, line: [start.position, end.position] }];
}

/** Routes via each end of the first edge and each end of the last one. */
function overVertices(
  { finder }: PathNetwork,
  { start, end }: Record<'start' | 'end', Snap>,
): Leg[] {
  return toVertices(start).flatMap((first) =>
    toVertices(end).flatMap((last) => {
      const found = finder.findPath(pointAt(first.vertex), pointAt(last.vertex));
      if (!found) return [];
      const path = found.path.map(([lng = 0, lat = 0]): LinePoint => [lng, lat]);
      const seconds = first.seconds + found.weight + last.seconds;
      return { seconds, line: [start.position, ...path, end.position] };
    }),
  );
}

const toVertices = ({ edge: { ends, seconds }, share }: Snap) => [
  { vertex: ends[0], seconds: share * seconds },
  { vertex: ends[1], seconds: (1 - share) * seconds },
];

const pointAt = ([lng, lat]: LinePoint) => ({
  type: 'Feature' as const,
  properties: null,
  geometry: { type: 'Point' as const, coordinates: [lng, lat] },
});

const fastest = ([first, ...others]: readonly Leg[]): Leg | undefined =>
  first && others.reduce((best, leg) => (leg.seconds < best.seconds ? leg : best), first);

/** Places at a vertex repeat its position. */
function withoutRepeats(line: readonly LinePoint[]): LinePoint[] {
  const distinct = line.filter(
    ([lng, lat], at) => lng !== line[at - 1]?.[0] || lat !== line[at - 1]?.[1],
  );
  return distinct.length > 1 ? distinct : line.slice(0, 2);
}
