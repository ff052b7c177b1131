/**
 * Foot paths as a net to walk in: lines that share a point, end on one another or cross are joined there. (A pack's paths know
 * no bridges.) Pure.
 */
import { WALKING_METRES_PER_SECOND } from '@varde/domain/constants';
import type { PackPath } from '@varde/content-pack/pack';
import { nearestOnLine, pointBetween } from '@varde/domain/nearest-on-line';
import { crossing } from './crossing.ts';
import { lengthOf } from './read-route.ts';
import { SegmentGrid } from './segment-grid.ts';
import type { Position } from './walking-route.ts';

export interface PathEdge {
  readonly from: number;
  readonly to: number;
  /** Metres. */
  readonly length: number;
  readonly seconds: number;
}

export interface PathGraph {
  readonly nodes: readonly Position[];
  readonly edges: readonly PathEdge[];
  /** Edges at each node. */
  readonly at: readonly (readonly number[])[];
  /** Which nodes can be reached from one another: the same number. */
  readonly part: readonly number[];
  readonly grid: SegmentGrid;
}

interface Segment {
  readonly ends: readonly [Position, Position];
  readonly kind: PackPath['kind'];
  /** Where it is joined besides at its ends. */
  readonly joints: { readonly share: number; readonly position: Position }[];
}

/** Drawn by hand, an end seldom lies on the very line that it means. */
const JOIN_WITHIN_M = 0.5;
const STEPS_SHARE = 0.5;

export function buildPathGraph(lines: readonly PackPath[]): PathGraph {
  const segments = segmentsOf(lines);
  joinSegments(segments);
  const nodes: Position[] = [];
  const edges: PathEdge[] = [];
  const at: number[][] = [];
  const grid = new SegmentGrid();
  const numbers = new Map<string, number>();
  const nodeOf = (position: Position): number => {
    const key = `${Math.round(position[0] * 1e6)} ${Math.round(position[1] * 1e6)}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, nodes.length);
    at.push([]);
    return nodes.push(position) - 1;
  };
  for (const { ends, joints, kind } of segments) {
    const inside = joints.toSorted((a, b) => a.share - b.share).map(({ position }) => position);
    const stops = [ends[0], ...inside, ends[1]];
    stops.slice(1).forEach((position, index) => {
      const before = stops[index] ?? position;
      const [from, to] = [nodeOf(before), nodeOf(position)];
      if (from === to) return;
      const length = lengthOf([before, position]);
      const pace = WALKING_METRES_PER_SECOND * (kind === 'steps' ? STEPS_SHARE : 1);
      const id = edges.push({ from, to, length, seconds: length / pace }) - 1;
      at[from]?.push(id);
      at[to]?.push(id);
      grid.add(id, before, position);
    });
  }
  return { nodes, edges, at, part: partsOf(edges, at), grid };
}

function segmentsOf(lines: readonly PackPath[]): Segment[] {
  return lines.flatMap(({ kind, coordinates }) =>
    coordinates.slice(1).map((to, index): Segment => ({
      ends: [coordinates[index] ?? to, to],
      kind,
      joints: [],
    })),
  );
}

function joinSegments(segments: readonly Segment[]): void {
  const grid = new SegmentGrid();
  segments.forEach(({ ends }, id) => grid.add(id, ...ends));
  segments.forEach((one, id) => {
    for (const near of grid.along(...one.ends)) {
      const other = segments[near];
      if (near > id && other && isNear(one, other)) join(one, other);
    }
  });
}

function join(a: Segment, b: Segment): void {
  const touches = [touch(a, b), touch(b, a)];
  if (touches.includes(true)) return;
  const shares = crossing(a.ends, b.ends);
  if (!shares) return;
  const position = pointBetween(...a.ends, shares[0]);
  a.joints.push({ share: shares[0], position });
  b.joints.push({ share: shares[1], position });
}

/** Degrees: more than lines are joined over, wherever people walk. */
const SLACK = 0.00002;

/** Whether the boxes around the two meet: told at once, and false of most that share a square. */
function isNear({ ends: [a, b] }: Segment, { ends: [c, d] }: Segment): boolean {
  const meets = (of: 0 | 1): boolean =>
    Math.min(a[of], b[of]) <= Math.max(c[of], d[of]) + SLACK &&
    Math.min(c[of], d[of]) <= Math.max(a[of], b[of]) + SLACK;
  return meets(0) && meets(1);
}

/** Joins the ends of `a` that lie on `b`. */
function touch(a: Segment, b: Segment): boolean {
  let touches = false;
  for (const position of a.ends) {
    const { share, metres } = nearestOnLine(position, ...b.ends);
    if (metres > JOIN_WITHIN_M) continue;
    touches = true;
    b.joints.push({ share, position });
  }
  return touches;
}

function partsOf(edges: readonly PathEdge[], at: readonly (readonly number[])[]): number[] {
  const part = at.map(() => -1);
  for (const start of part.keys()) {
    if (part[start] !== -1) continue;
    const open = [start];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      part[node] = start;
      for (const id of at[node] ?? []) {
        const next = farEnd(edges[id], node);
        if (part[next] === -1) open.push(next);
      }
    }
  }
  return part;
}

/** The other end of an edge. */
export function farEnd(edge: PathEdge | undefined, node: number): number {
  return edge?.from === node ? edge.to : (edge?.from ?? node);
}
