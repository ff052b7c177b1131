import { useMemo } from 'react';
import type { WayLine } from '#services/transform/walking-way.ts';
import { areaAround } from './area-around.ts';

export interface SeenWay {
  readonly line: WayLine;
  readonly isStraight: boolean;
  /** Past all stops of a walk, whose map shows them anyway. Default: no. */
  readonly isWalk?: boolean;
}

/** The area that a way to a place takes: anew when it is another way, not at every step of the visitor. */
export function useWayArea(seen: SeenWay | undefined) {
  const way = seen?.isWalk ? undefined : seen;
  const end = way?.line.at(-1)?.join();
  const isStraight = way?.isStraight;
  // oxlint-disable-next-line react/exhaustive-deps -- where the way begins changes with every step
  return useMemo(() => way && areaAround(way.line), [end, isStraight]);
}
