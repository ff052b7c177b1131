import type { WalkingRouteAnswer } from '@varde/contract/routing';
import type { WalkingRoute } from './walking-route.ts';

/** Finer than the ground is measured: a metre is nine of these. */
const DECIMALS = 6;

export function presentRoute(route: WalkingRoute): NonNullable<WalkingRouteAnswer['route']> {
  const short = (degrees: number): number => Number(degrees.toFixed(DECIMALS));
  return {
    distance: Math.round(route.distance),
    duration: Math.round(route.duration),
    line: route.line.map(([lng, lat]) => [short(lng), short(lat)]),
  };
}
