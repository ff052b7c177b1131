/** Kinds of documents and their schema ids (specification §1.3, §9.8). */

export type DocumentKind =
  | 'article'
  | 'group'
  | 'rebus'
  | 'post'
  | 'owner'
  | 'kiosk-device'
  | 'kiosk-presentation';

export type SchemaIds = Readonly<Record<DocumentKind, number>>;

/**
 * Schema ids of production, which the database and the code use; an environment may have others on
 * the wire (specification §9.8). 33, for `post` (an article that exists only inside a rebus), is
 * ours.
 */
export const SCHEMA_IDS: SchemaIds = {
  article: 2,
  group: 12,
  'kiosk-presentation': 13,
  'kiosk-device': 14,
  owner: 31,
  rebus: 32,
  post: 33,
};

const kinds = new Map<number, DocumentKind>(
  Object.keys(SCHEMA_IDS)
    .filter((kind): kind is DocumentKind => Object.hasOwn(SCHEMA_IDS, kind))
    .map((kind) => [SCHEMA_IDS[kind], kind]),
);

export function documentKind(schemaId: number): DocumentKind | undefined {
  return kinds.get(schemaId);
}

/** The id of the same kind in another table; `undefined` for an id that the first does not have. */
export function translateSchemaId(id: number, from: SchemaIds, to: SchemaIds): number | undefined {
  const kind = [...kinds.values()].find((one) => from[one] === id);
  return kind && to[kind];
}

/** Kinds shown in lists, on the map and in search. */
export const LISTED_KINDS: readonly DocumentKind[] = ['article', 'group', 'rebus'];
export const LISTED_SCHEMA_IDS: readonly number[] = LISTED_KINDS.map((kind) => SCHEMA_IDS[kind]);
