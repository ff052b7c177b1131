/** Owners (museums) and their calls (specification §3, §7). */
import Type from 'typebox';
import { LocationQuery, nullable, OwnerId, OwnerIdParams, page, PageQuery } from './common.ts';
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
  search: Type.Optional(Type.String({ maxLength: 200 })),
  owner_slug: Type.Optional(Type.String({ maxLength: 100, description: 'Without @' })),
});

export const OwnerParams = OwnerIdParams;
export const OwnerPage = page(OwnerHead);

export type OwnerHead = Type.Static<typeof OwnerHead>;
export type Owner = Type.Static<typeof Owner>;
export type OwnerPage = Type.Static<typeof OwnerPage>;
export type OwnersQuery = Type.Static<typeof OwnersQuery>;
