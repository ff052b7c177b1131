/** Owners (museums) and their endpoints (specification §3.5, §7.2). */
import Type from 'typebox';
import { OWNER_POINTS_MAX } from '@varde/domain/constants';
import {
  Id,
  LocationQuery,
  nullable,
  OwnerId,
  OwnerIdParams,
  page,
  PageQuery,
  SearchQuery,
} from './common.ts';
import { Document, DocumentHead } from './documents.ts';
import { MediaData } from './media.ts';

export const OwnerHead = Type.Object({
  id: OwnerId,
  slug: Type.String(),
  identifier: Type.String(),
  name: Type.String({ description: 'In the default language of the content' }),
  image_url: nullable(Type.String()),
  logo: nullable(MediaData),
  main_image: nullable(MediaData),
  document: DocumentHead,
  document_count: Type.Integer(),
  google_analytics_code: nullable(Type.String()),
  analyticsId: nullable(Type.String()),
});

export const Owner = Type.Object({ ...OwnerHead.properties, owner_document: Document });

export const OwnersQuery = Type.Object({
  location: Type.Optional(LocationQuery),
  ...PageQuery,
  search: Type.Optional(SearchQuery),
  owner_slug: Type.Optional(Type.String({ maxLength: 100, description: 'Without @' })),
});

/** One array per owner with a location: owner id, id of its document, latitude, longitude. */
export const OwnerPoint = Type.Tuple([OwnerId, Id, Type.Number(), Type.Number()]);
export const OwnersMapData = Type.Object({ points: Type.Array(OwnerPoint) });
export const OwnersMapDataQuery = Type.Object({
  location: Type.Optional(LocationQuery),
  ...PageQuery,
  page_size: Type.Optional(
    Type.Integer({ minimum: 1, maximum: OWNER_POINTS_MAX, default: OWNER_POINTS_MAX }),
  ),
});

export const OwnerParams = OwnerIdParams;
export const OwnerPage = page(OwnerHead);

export type OwnerHead = Type.Static<typeof OwnerHead>;
export type Owner = Type.Static<typeof Owner>;
export type OwnerPage = Type.Static<typeof OwnerPage>;
export type OwnersQuery = Type.Static<typeof OwnersQuery>;
export type OwnerPoint = Type.Static<typeof OwnerPoint>;
export type OwnersMapData = Type.Static<typeof OwnersMapData>;
export type OwnersMapDataQuery = Type.Static<typeof OwnersMapDataQuery>;
