/** The picture stone's outline, and the braid that runs along it. Metres from the middle of its foot. */
import { through } from './vector.ts';

export const TOP = 2.3;
const HEAD = { middle: 1.84, across: 0.52, tall: TOP - 1.84 } as const;
const BODY = [[0.52], [0.495], [0.465], [0.43], [0.4], [0.385]] as const;
const BODY_TOP = 1.62;

export function halfWidth(y: number): number {
  const share = (y - HEAD.middle) / HEAD.tall;
  const head = HEAD.across * Math.sqrt(Math.max(0, 1 - share * share));
  const [body = 0] = y > BODY_TOP ? [0] : through(BODY, y / BODY_TOP);
  return Math.max(head, body);
}

interface Mark {
  readonly x: number;
  readonly y: number;
  /** Along the edge, from the foot. */
  readonly along: number;
}

/** The right edge, foot to top. */
const RIGHT: readonly Mark[] = (() => {
  const marks: Mark[] = [];
  let along = 0;
  for (let step = 0; step <= 240; step++) {
    const share = step / 240;
    const y = share < 0.8 ? (share / 0.8) * 2 : 2 + 0.3 * Math.sin((share - 0.8) * 2.5 * Math.PI);
    const [x, last] = [halfWidth(y), marks.at(-1)];
    if (last) along += Math.hypot(x - last.x, y - last.y);
    marks.push({ x, y, along });
  }
  return marks;
})();

const RIM = 0.02;
const BRAID = { middle: 0.06, swing: 0.02, half: 0.0105, period: 0.2 } as const;
/** How far in from the edge the frame ends. */
export const FRAME = 0.101;

export function edgeOf(x: number, y: number) {
  const spot = { x: Math.abs(x), y };
  const closest = RIGHT.reduce(
    (best, mark, at) => {
      const away = (spot.x - mark.x) ** 2 + (y - mark.y) ** 2;
      return away < best.away ? { away, at } : best;
    },
    { away: Infinity, at: 0 },
  );
  const [before, after] = [toEdge(spot, closest.at - 1), toEdge(spot, closest.at)];
  const nearest = before.away < after.away ? before : after;
  const { away: distance, along } = nearest;
  return {
    distance,
    outside: distance < RIM - 0.008,
    rim: Math.min(distance - RIM, Math.abs(distance - FRAME) - 0.0065),
    braid: braid(distance - BRAID.middle, along),
  };
}

/** How far the piece of edge after a mark is, and where along the edge it is nearest. */
function toEdge({ x, y }: Pick<Mark, 'x' | 'y'>, at: number): { away: number; along: number } {
  const [from, to] = [RIGHT[at], RIGHT[at + 1]];
  if (!from || !to) return { away: Infinity, along: 0 };
  const [dx, dy, length] = [to.x - from.x, to.y - from.y, to.along - from.along];
  const share = ((x - from.x) * dx + (y - from.y) * dy) / length ** 2;
  const held = Math.min(1, Math.max(0, share));
  return {
    away: Math.hypot(x - from.x - dx * held, y - from.y - dy * held),
    along: from.along + held * length,
  };
}

/** Two strands that pass over and under one another. */
function braid(across: number, along: number): number {
  const angle = (2 * Math.PI * along) / BRAID.period;
  const swing = BRAID.swing * Math.sin(angle);
  const steep = Math.hypot(1, (BRAID.swing * 2 * Math.PI * Math.cos(angle)) / BRAID.period);
  const [one, two] = [across - swing, across + swing].map((off) => Math.abs(off) / steep) as [
    number,
    number,
  ];
  // At each crossing one of them passes over, and a groove parts it from the other.
  const over = Math.cos(angle) > 0 ? one : two;
  const under = Math.max(Math.cos(angle) > 0 ? two : one, BRAID.half * 1.75 + BRAID.half - over);
  return Math.min(over, under) - BRAID.half;
}
