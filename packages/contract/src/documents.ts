/** Documents: heads for lists, whole ones, and their calls (specification §3, §7). */
import Type from 'typebox';
import {
  Id,
  IdListQuery,
  IdParams,
  LanguageMap,
  LatLng,
  LocationQuery,
  nullable,
  OwnerId,
  page,
  PageQuery,
} from './common.ts';
import { Content } from './content.ts';
import { Media, MediaData } from './media.ts';

export const DocumentHead = Type.Object({
  id: Id,
  schema_id: Type.Integer(),
  schema_name: Type.Enum([
    'article',
    'group',
    'rebus',
    'post',
    'owner',
    'kiosk-device',
    'kiosk-presentation',
  ]),
  title: LanguageMap,
  description: LanguageMap,
  owner_id: nullable(OwnerId),
  owner_name: nullable(Type.String()),
  owner_document_title: nullable(LanguageMap),
  image_src: nullable(Type.String({ description: 'The main picture; takes ?dimension=WxH' })),
  media_data: nullable(MediaData),
  location: nullable(LatLng),
  distance: nullable(
    Type.Number({
      description:
        'Metres from the requested location; 10,000,000 without a location of its own; null when none was asked',
    }),
  ),
  tags: Type.Array(Type.String({ description: 'Slugs of themes' })),
  item_count: nullable(
    Type.Integer({ description: 'Articles of a presentation, posts of a rebus' }),
  ),
  lock: nullable(Type.Enum(['geo', 'ip', 'code'])),
  updated_at: Type.String({ format: 'date-time' }),
});

export const Document = Type.Object({
  ...DocumentHead.properties,
  status: Type.Literal('published'),
  revision: Type.Integer(),
  content: nullable(Content),
  owner_document: nullable(DocumentHead),
  translated_by: Type.Record(Type.String(), Type.Enum(['person', 'machine'])),
  license: nullable(Type.String()),
  media: Type.Optional(Type.Array(Media)),
});

const SortKey = Type.Enum(['distance', 'title', 'updated', 'id', 'relevance']);

export const DocumentsQuery = Type.Object({
  location: Type.Optional(LocationQuery),
  ...PageQuery,
  search: Type.Optional(Type.String({ maxLength: 200 })),
  schema_ids: Type.Optional(IdListQuery),
  schema_names: Type.Optional(
    Type.String({ pattern: '^[a-z0-9-]+(,[a-z0-9-]+)*$', maxLength: 200 }),
  ),
  owner_id: Type.Optional(OwnerId),
  kulturnav_tags: Type.Optional(
    Type.String({ maxLength: 500, description: 'Comma-separated theme slugs; any may match' }),
  ),
  referenced_from: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 2_147_483_647,
      description: 'Only documents that this one names, in its order',
    }),
  ),
  sort: Type.Optional(SortKey),
  order_asc: Type.Optional(Type.Boolean({ default: true })),
  sort_by_title: Type.Optional(Type.Boolean()),
  include_no_location: Type.Optional(Type.Boolean({ default: false })),
  language: Type.Optional(Type.String({ maxLength: 3, pattern: '^[a-z]+$' })),
});

export const DocumentQuery = Type.Object({ include_media: Type.Optional(Type.Boolean()) });

export const FieldsQuery = Type.Object({
  d: Type.Union([Type.Array(Id, { maxItems: 150 }), Id], { description: 'Repeat for several ids' }),
});

/**
 * One array a point, to keep 100,000 of them small: id, schema id, latitude, longitude (five decimals, about a metre).
 */
export const MapPoint = Type.Tuple([Id, Type.Integer(), Type.Number(), Type.Number()]);
export const MapData = Type.Object({ points: Type.Array(MapPoint) });
export const MapDataQuery = Type.Object({
  location: Type.Optional(LocationQuery),
  ...PageQuery,
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 100_000 })),
  owner_id: Type.Optional(OwnerId),
  schema_ids: Type.Optional(IdListQuery),
  bbox: Type.Optional(
    Type.String({
      pattern: '^-?\\d+(\\.\\d+)?(,-?\\d+(\\.\\d+)?){3}$',
      maxLength: 120,
      description: 'west,south,east,north in degrees',
    }),
  ),
});

export const DocumentPage = page(DocumentHead);
export const DocumentParams = IdParams;

export type DocumentHead = Type.Static<typeof DocumentHead>;
export type Document = Type.Static<typeof Document>;
export type DocumentPage = Type.Static<typeof DocumentPage>;
export type DocumentsQuery = Type.Static<typeof DocumentsQuery>;
export type DocumentQuery = Type.Static<typeof DocumentQuery>;
export type FieldsQuery = Type.Static<typeof FieldsQuery>;
export type MapData = Type.Static<typeof MapData>;
export type MapPoint = Type.Static<typeof MapPoint>;
export type MapDataQuery = Type.Static<typeof MapDataQuery>;
