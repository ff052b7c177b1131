/** Schemas shared by many endpoints: language maps, positions, pages, problems. */
import Type from 'typebox';
import { MAX_ID, PAGE_SIZE, PAGE_SIZE_MAX, SEARCH_MAX_LENGTH } from '@varde/domain/constants';

export const LanguageMap = Type.Record(Type.String(), Type.String(), {
  description: 'Text by language key: no, nn, sv, en, de, es, fr, pl, ro, rom, se, sma',
});

export const LatLng = Type.Object(
  {
    lat: Type.Number({ minimum: -90, maximum: 90 }),
    lng: Type.Number({ minimum: -180, maximum: 180 }),
  },
  { description: 'WGS 84 degrees' },
);

export const Id = Type.Integer({ minimum: 1, maximum: MAX_ID });
export const IdParams = Type.Object({ id: Id });

/** Owners' ids may be text (specification §7.6). */
export const OwnerId = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_-]+$',
  description: 'Digits or letters, - and _',
});
export const OwnerIdParams = Type.Object({ id: OwnerId });

export const PageQuery = {
  page: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100_000, default: 1, description: 'From 1' }),
  ),
  page_size: Type.Optional(
    Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX, default: PAGE_SIZE }),
  ),
};

export const LocationQuery = Type.String({
  pattern: '^-?\\d{1,2}(\\.\\d+)?,-?\\d{1,3}(\\.\\d+)?$',
  maxLength: 60,
  description: 'lat,lng in WGS 84 degrees; three decimals are enough',
});

export const SearchQuery = Type.String({ maxLength: SEARCH_MAX_LENGTH });

/**
 * Marks a text that holds several values: some clients repeat the parameter instead, which is
 * equivalent.
 */
export const COMMA_SEPARATED = 'x-comma-separated';

/** Several ids in one parameter: comma-separated. */
export const IdListQuery = Type.String({
  [COMMA_SEPARATED]: true,
  pattern: '^\\d{1,10}(,\\d{1,10})*$',
  maxLength: 2_000,
  description: 'Comma-separated ids',
});

/** A list response. `total` counts all pages. */
export function page<T extends Type.TSchema>(item: T) {
  return Type.Object({
    items: Type.Array(item),
    total: Type.Integer({ minimum: 0 }),
    page: Type.Integer({ minimum: 1 }),
    page_size: Type.Integer({ minimum: 1 }),
  });
}

export function nullable<T extends Type.TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

/**
 * Problem details (RFC 9457) with the correlation id of the request and, on 400, the invalid
 * parameter.
 */
export const Problem = Type.Object(
  {
    type: Type.String({ description: 'Stable; see docs/api.md' }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.Optional(Type.String()),
    instance: Type.Optional(Type.String()),
    parameter: Type.Optional(Type.String()),
    attempts_left: Type.Optional(
      Type.Integer({
        description: 'For not-unlocked by a code: wrong guesses left before the caller must wait',
      }),
    ),
    correlation_id: Type.String(),
  },
  { $id: 'Problem' },
);

export type Problem = Type.Static<typeof Problem>;
export type Page<T> = { items: T[]; total: number; page: number; page_size: number };
