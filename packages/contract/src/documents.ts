/** Documents: heads for lists, full documents, and their endpoints (specification §3.3, §7.2). */
import Type from 'typebox';
import { DOCUMENT_ID_BATCH, MAP_POINTS_MAX, MAX_ID } from '@varde/domain/constants';
import {
  COMMA_SEPARATED,
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
  SearchQuery,
} from './common.ts';
import { Content } from './content.ts';
import { Media, MediaData } from './media.ts';

const Status = Type.Enum(['draft', 'published', 'withdrawn'], {
  description: 'Always published, except for editors, who send the preview key',
});

export const DocumentHead = Type.Object({
  id: Id,
  schema_id: Type.Integer({
    description: 'The kind as a number, which may differ between environments',
  }),
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
  name: Type.Record(Type.String(), Type.String(), {
    description: 'The same as title, for clients that read names (specification §3.3)',
  }),
  description: LanguageMap,
  owner_id: nullable(OwnerId),
  owner_name: nullable(Type.String()),
  owner_document_title: nullable(LanguageMap),
  image_src: nullable(Type.String({ description: 'The main image; takes ?dimension=WxH' })),
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
  status: Type.Optional(Status),
});

export const Document = Type.Object({
  ...DocumentHead.properties,
  status: Status,
  revision: Type.Integer(),
  content: nullable(Content),
  proximity: nullable(
    Type.Number({ description: 'Locked by location: radius in metres within which it opens' }),
  ),
  owner_document: nullable(DocumentHead),
  translated_by: Type.Record(Type.String(), Type.Enum(['person', 'machine'])),
  license: nullable(Type.String()),
  media: Type.Optional(Type.Array(Media)),
});

const SchemaNames = Type.String({
  [COMMA_SEPARATED]: true,
  pattern: '^[a-z0-9-]+(,[a-z0-9-]+)*$',
  maxLength: 200,
  description: 'Comma-separated names of kinds: article,group,rebus',
});

const SchemaQuery = {
  schema_ids: Type.Optional(IdListQuery),
  schema_names: Type.Optional(SchemaNames),
};

/** Only documents that are referenced by a document of these kinds. */
const ReferencedFromSchemaQuery = {
  referenced_from_schema_id: Type.Optional(IdListQuery),
  referenced_from_schema_name: Type.Optional(SchemaNames),
};

const TagsQuery = {
  kulturnav_tags: Type.Optional(
    Type.String({
      [COMMA_SEPARATED]: true,
      maxLength: 500,
      description: 'Comma-separated theme slugs; any may match',
    }),
  ),
};

const SortKey = Type.Enum(['distance', 'title', 'updated', 'id', 'relevance']);

export const DocumentsQuery = Type.Object({
  location: Type.Optional(LocationQuery),
  ...PageQuery,
  search: Type.Optional(SearchQuery),
  ...SchemaQuery,
  ...ReferencedFromSchemaQuery,
  path_value: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9_]{1,40}(\\.[A-Za-z0-9_]{1,40}){0,7}:.{1,200}$',
      maxLength: 500,
      description:
        'Path in the content, a colon and the value that stands there: facts.monument_type.no:Stavkirke, access.step_free:true',
    }),
  ),
  old_id: Type.Optional(
    Type.String({ minLength: 1, maxLength: 100, description: 'Its id in an earlier system' }),
  ),
  owner_id: Type.Optional(OwnerId),
  ...TagsQuery,
  referenced_from: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_ID,
      description: 'Only documents that this one refers to, in its order',
    }),
  ),
  sort: Type.Optional(SortKey),
  order_asc: Type.Optional(Type.Boolean({ default: true })),
  sort_by_title: Type.Optional(Type.Boolean()),
  include_no_location: Type.Optional(Type.Boolean({ default: false })),
  language: Type.Optional(
    Type.String({
      maxLength: 3,
      pattern: '^[a-z]+$',
      description: 'Key of a language: no, sv, en',
    }),
  ),
});

const PlayedRebusQuery = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: MAX_ID,
    description:
      'The rebus that is played: without it a post that is hidden at first, and its task, tell nothing of themselves',
  }),
);

export const DocumentQuery = Type.Object({
  include_media: Type.Optional(Type.Boolean()),
  rebus: PlayedRebusQuery,
});

export const FieldsQuery = Type.Object({
  d: Type.Union([Type.Array(Id, { maxItems: DOCUMENT_ID_BATCH }), Id], {
    description: 'Repeat for several ids',
  }),
  rebus: PlayedRebusQuery,
});

/**
 * One array per point, so that 100,000 of them stay small: id, schema id, latitude, longitude (five
 * decimals, about a metre).
 */
export const MapPoint = Type.Tuple([Id, Type.Integer(), Type.Number(), Type.Number()]);
export const MapData = Type.Object({ points: Type.Array(MapPoint) });
export const MapDataQuery = Type.Object({
  location: Type.Optional(LocationQuery),
  ...PageQuery,
  page_size: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MAP_POINTS_MAX, default: MAP_POINTS_MAX }),
  ),
  owner_id: Type.Optional(OwnerId),
  ...TagsQuery,
  ...SchemaQuery,
  ...ReferencedFromSchemaQuery,
  bbox: Type.Optional(
    Type.String({
      pattern: '^-?\\d+(\\.\\d+)?(,-?\\d+(\\.\\d+)?){3}$',
      maxLength: 120,
      description: 'west,south,east,north in degrees',
    }),
  ),
});

/** Number of search results per tab of the site, independent of the page's own filter. */
export const SearchCounts = Type.Object({
  article: Type.Integer(),
  group: Type.Integer(),
  rebus: Type.Integer(),
  owner: Type.Integer(),
  theme: Type.Integer(),
  selection: Type.Integer(),
});

export const DocumentPage = Type.Object({
  ...page(DocumentHead).properties,
  counts: Type.Optional(SearchCounts),
});

/** A document that references another one, and the kind of reference. */
export const ReverseReference = Type.Object({
  kinds: Type.Array(
    Type.String({
      description: 'article, post (what it is made of), shows (a kiosk), related, map, link',
    }),
  ),
  document: DocumentHead,
});
export const ReverseReferencePage = page(ReverseReference);
export const ReverseReferencesQuery = Type.Object({ ...PageQuery });
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
export type SearchCounts = Type.Static<typeof SearchCounts>;
export type ReverseReference = Type.Static<typeof ReverseReference>;
export type ReverseReferencesQuery = Type.Static<typeof ReverseReferencesQuery>;
