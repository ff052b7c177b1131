/** The shortest walk in a net of paths, in time: A* (Hart, Nilsson and Raphael 1968) with the straight line as its guess. Pure. */
import { PATH_SNAP_MAX_M, WALKING_METRES_PER_SECOND } from '@varde/domain/constants';
import type { LatLng } from '@varde/domain/geo';
import { nearestOnLine, type NearestOnLine } from '@varde/domain/nearest-on-line';
import { Heap } from './heap.ts';
import { farEnd, type PathEdge, type PathGraph } from './path-graph.ts';
import { lengthOf } from './read-route.ts';
import { squaresFor } from './segment-grid.ts';
import type { Position, WalkingRoute } from './walking-route.ts';

/** A place brought to the nearest path. */
export interface Snap extends NearestOnLine {
  readonly edge: number;
  readonly part: number;
}

/** The nearest path of each part of the net that is near enough. */
export function snap(graph: PathGraph, { lat, lng }: LatLng): Snap[] {
  const place: Position = [lng, lat];
  const nearest = new Map<number, Snap>();
  for (const edge of graph.grid.around(place, squaresFor(PATH_SNAP_MAX_M))) {
    const found = snapTo(graph, edge, place);
    const before = nearest.get(found.part)?.metres ?? PATH_SNAP_MAX_M;
    if (found.metres < before) nearest.set(found.part, found);
  }
  return [...nearest.values()];
}

function snapTo({ nodes, edges, part }: PathGraph, edge: number, place: Position): Snap {
  const { from, to } = edges[edge] ?? NOWHERE;
  const [start, end] = [nodes[from] ?? place, nodes[to] ?? place];
  return { ...nearestOnLine(place, start, end), edge, part: part[from] ?? 0 };
}

/** Numbers of edges come from the net itself: this stands for none of them. */
const NOWHERE: PathEdge = { from: 0, to: 0, length: 0, seconds: 0 };

/** The walk from one place to another; `undefined` where no paths join them. */
export function walk(graph: PathGraph, from: LatLng, to: LatLng): WalkingRoute | undefined {
  const ends = snap(graph, to);
  const pairs = snap(graph, from).flatMap((start) =>
    ends.flatMap((end) => (end.part === start.part ? [{ start, end }] : [])),
  );
  const detour = ({ start, end }: Pair): number => start.metres + end.metres;
  const [best] = pairs.toSorted((a, b) => detour(a) - detour(b));
  return best && between(graph, best);
}

interface Pair {
  readonly start: Snap;
  readonly end: Snap;
}

/** A node as the walk came to it. */
interface Reached {
  readonly seconds: number;
  readonly before: number | undefined;
}

function between(graph: PathGraph, { start, end }: Pair): WalkingRoute | undefined {
  const along = onOneEdge(graph, { start, end });
  const reached = new Map<number, Reached>();
  const last = search(graph, { start, end }, reached, along?.duration ?? Infinity);
  return last ? toRoute(graph, reached, last, { start, end }) : along;
}

interface Last {
  readonly node: number;
  /** To the end of the walk. */
  readonly seconds: number;
}

/** Fills `reached`. @returns the last node of the fastest walk; `undefined` where none takes less than `limit` seconds */
function search(
  graph: PathGraph,
  { start, end }: Pair,
  reached: Map<number, Reached>,
  limit: number,
): Last | undefined {
  const guess = (node: number): number =>
    lengthOf([graph.nodes[node] ?? end.position, end.position]) / WALKING_METRES_PER_SECOND;
  const open = new Heap<number>();
  const reach = (node: number, seconds: number, before?: number): void => {
    if (seconds >= secondsTo(reached, node)) return;
    reached.set(node, { seconds, before });
    open.push(seconds + guess(node), node);
  };
  for (const [node, seconds] of endsOf(graph, start)) reach(node, seconds);
  const rest = new Map(endsOf(graph, end));
  let best = { node: -1, seconds: limit };
  for (let next = open.pop(); next && next.rank < best.seconds; next = open.pop()) {
    const { item: node } = next;
    const seconds = secondsTo(reached, node);
    const whole = seconds + (rest.get(node) ?? Infinity);
    if (whole < best.seconds) best = { node, seconds: whole };
    for (const edge of edgesAt(graph, node))
      reach(farEnd(edge, node), seconds + edge.seconds, node);
  }
  return best.node === -1 ? undefined : best;
}

function secondsTo(reached: ReadonlyMap<number, Reached>, node: number): number {
  return reached.get(node)?.seconds ?? Infinity;
}

function edgesAt({ at, edges }: PathGraph, node: number): PathEdge[] {
  return (at[node] ?? []).flatMap((id) => edges[id] ?? []);
}

/** Seconds from a snapped place to both ends of its edge. */
function endsOf({ edges }: PathGraph, { edge, share }: Snap): [node: number, seconds: number][] {
  const { from, to, seconds } = edges[edge] ?? NOWHERE;
  return [
    [from, share * seconds],
    [to, (1 - share) * seconds],
  ];
}

function onOneEdge({ edges }: PathGraph, { start, end }: Pair): WalkingRoute | undefined {
  const edge = edges[start.edge];
  if (start.edge !== end.edge || !edge) return undefined;
  const share = Math.abs(start.share - end.share);
  const line = [start.position, end.position];
  return { distance: share * edge.length, duration: share * edge.seconds, line };
}

function toRoute(
  { nodes }: PathGraph,
  reached: ReadonlyMap<number, Reached>,
  best: Last,
  { start, end }: Pair,
): WalkingRoute {
  const line: Position[] = [end.position];
  for (let node: number | undefined = best.node; node !== undefined;) {
    line.push(nodes[node] ?? end.position);
    node = reached.get(node)?.before;
  }
  line.push(start.position);
  const walked = withoutTwins(line.reverse());
  return { distance: lengthOf(walked), duration: best.seconds, line: walked };
}

/** A place at a crossing is snapped to the crossing itself. */
export function withoutTwins(line: readonly Position[]): Position[] {
  const isTwin = (a: Position | undefined, b: Position): boolean =>
    a?.[0] === b[0] && a[1] === b[1];
  const kept = line.filter((position, at) => at === 0 || !isTwin(line[at - 1], position));
  return kept.length > 1 ? kept : line.slice(0, 2);
}
