/**
 * The table of every call of the product API: what it takes and what it answers. The server builds its routes from
 * it, the typed client its signatures, the OpenAPI file its paths. Paths are below `/api/v3/`.
 */
import Type from 'typebox';
import {
  Document,
  DocumentHead,
  DocumentPage,
  DocumentParams,
  DocumentQuery,
  DocumentsQuery,
  FieldsQuery,
  MapData,
  MapDataQuery,
} from './documents.ts';
import { Owner, OwnerPage, OwnerParams, OwnersQuery } from './owners.ts';
import {
  SelectionPage,
  SelectionsQuery,
  Theme,
  ThemePage,
  ThemeParams,
  ThemesQuery,
} from './themes.ts';

const none = Type.Object({});

export const calls = {
  listDocuments: {
    method: 'GET',
    path: 'documents/',
    summary: 'Published documents: nearest, found, or filtered',
    params: none,
    query: DocumentsQuery,
    response: DocumentPage,
  },
  getDocument: {
    method: 'GET',
    path: 'documents/{id}',
    summary: 'One document, whole',
    params: DocumentParams,
    query: DocumentQuery,
    response: Document,
  },
  getDocumentFields: {
    method: 'GET',
    path: 'documents/fields',
    summary: 'Heads of up to 150 documents, in the order asked; unknown ids are left out',
    params: none,
    query: FieldsQuery,
    response: Type.Object({ items: Type.Array(DocumentHead) }),
  },
  getDocumentMapData: {
    method: 'GET',
    path: 'documents/mapdata',
    summary: 'Points of all published documents that have a location',
    params: none,
    query: MapDataQuery,
    response: MapData,
  },
  listOwners: {
    method: 'GET',
    path: 'owners/',
    summary: 'Owners: nearest, found, or by slug',
    params: none,
    query: OwnersQuery,
    response: OwnerPage,
  },
  getOwner: {
    method: 'GET',
    path: 'owners/{id}',
    summary: 'One owner with its document',
    params: OwnerParams,
    query: none,
    response: Owner,
  },
  listThemes: {
    method: 'GET',
    path: 'themes/',
    summary: 'Themes with the number of documents in each',
    params: none,
    query: ThemesQuery,
    response: ThemePage,
  },
  getTheme: {
    method: 'GET',
    path: 'themes/{slug}',
    summary: 'One theme',
    params: ThemeParams,
    query: none,
    response: Theme,
  },
  listSelections: {
    method: 'GET',
    path: 'selections/',
    summary: 'Selections of all published presentations',
    params: none,
    query: SelectionsQuery,
    response: SelectionPage,
  },
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type CallParams<N extends CallName> = Type.Static<Calls[N]['params']>;
export type CallQuery<N extends CallName> = Type.Static<Calls[N]['query']>;
export type CallResponse<N extends CallName> = Type.Static<Calls[N]['response']>;
