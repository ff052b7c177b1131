/** Walking routes (specification §7.3), whichever router computes them. */
import Type from 'typebox';
import { ROUTE_PLACES_MAX } from '@varde/domain/constants';
import { LocationQuery, nullable } from './common.ts';

const PLACE = '-?\\d{1,2}(?:\\.\\d{1,10})?,-?\\d{1,3}(?:\\.\\d{1,10})?';

export const WalkingRouteQuery = Type.Object({
  location: Type.Optional(
    Type.String({
      ...LocationQuery,
      description: 'Position of the visitor: lat,lng; three decimals are used',
    }),
  ),
  places: Type.String({
    pattern: `^${PLACE}(?:;${PLACE}){0,${ROUTE_PLACES_MAX - 1}}$`,
    maxLength: 30 * ROUTE_PLACES_MAX,
    description: `lat,lng of the places to walk to, in order, separated by semicolons; two or more without location`,
  }),
});

export const WalkingRouteAnswer = Type.Object({
  route: nullable(
    Type.Object({
      distance: Type.Number({ description: 'Metres' }),
      duration: Type.Number({ description: 'Seconds' }),
      line: Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }), {
        description: 'GeoJSON positions: longitude, latitude',
      }),
    }),
  ),
});

export type WalkingRouteAnswer = Type.Static<typeof WalkingRouteAnswer>;
