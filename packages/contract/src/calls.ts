/**
 * The table of every call of the product API: what it takes and what it answers. The server builds its routes from
 * it, the typed client its signatures, the OpenAPI file its paths. Paths are below `/api/v3/`.
 *
 * `access` says who may ask and who may keep the answer: `public` answers are the same for everybody and cached (a preview
 * key or grant makes them private); `guarded` ones are made for this request; `personal` ones need an access token.
 * `maxBytes` is how large a body may be; more is 413.
 */
import Type from 'typebox';
import { TRANSFER_MAX_BYTES, UNLOCK_MAX_BYTES, USER_DATA_MAX_BYTES } from '@varde/domain/constants';
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
  ReverseReferencePage,
  ReverseReferencesQuery,
} from './documents.ts';
import { IdParams } from './common.ts';
import { CodeLengths, CodeParams, CodeTarget } from './codes.ts';
import { Media } from './media.ts';
import {
  CulturalName,
  CulturalNameParams,
  Memory,
  MemoryParams,
  MemoryQuery,
  MuseumData,
  MuseumDataParams,
  MuseumObject,
  MuseumObjectParams,
} from './outside.ts';
import {
  Owner,
  OwnerPage,
  OwnerParams,
  OwnersMapData,
  OwnersMapDataQuery,
  OwnersQuery,
} from './owners.ts';
import { WalkingRouteAnswer, WalkingRouteQuery } from './routing.ts';
import {
  SelectionPage,
  SelectionsQuery,
  Theme,
  ThemePage,
  ThemeParams,
  ThemesQuery,
} from './themes.ts';
import { KeptTransfer, TakenTransfer, TakeTransferBody, TransferBody } from './transfers.ts';
import { Grant, UnlockBody } from './unlocking.ts';
import {
  QuizResponse,
  QuizResponseBody,
  QuizResponseList,
  QuizResponseQuery,
  UserSettingsBody,
} from './user-data.ts';

const none = Type.Object({});

export const calls = {
  listDocuments: {
    method: 'GET',
    access: 'public',
    path: 'documents/',
    summary: 'Published documents: nearest, found, or filtered',
    params: none,
    query: DocumentsQuery,
    response: DocumentPage,
  },
  getDocument: {
    method: 'GET',
    access: 'public',
    path: 'documents/{id}',
    summary: 'One document, whole',
    params: DocumentParams,
    query: DocumentQuery,
    response: Document,
  },
  getDocumentFields: {
    method: 'GET',
    access: 'public',
    path: 'documents/fields',
    summary: 'Heads of up to 150 documents, in the order asked; unknown ids are left out',
    params: none,
    query: FieldsQuery,
    response: Type.Object({ items: Type.Array(DocumentHead) }),
  },
  getDocumentMapData: {
    method: 'GET',
    access: 'public',
    path: 'documents/mapdata',
    summary: 'Points of all published documents that have a location',
    params: none,
    query: MapDataQuery,
    response: MapData,
  },
  listReverseReferences: {
    method: 'GET',
    access: 'public',
    path: 'documents/{id}/reverse_references',
    summary: 'Documents that name this one, and how',
    params: DocumentParams,
    query: ReverseReferencesQuery,
    response: ReverseReferencePage,
  },
  unlockDocument: {
    method: 'POST',
    access: 'guarded',
    path: 'documents/{id}/unlock',
    summary: 'Opens a locked article from the right place, network or with its code',
    params: DocumentParams,
    query: none,
    body: UnlockBody,
    maxBytes: UNLOCK_MAX_BYTES,
    response: Grant,
  },
  getMedia: {
    method: 'GET',
    access: 'public',
    path: 'media/{id}',
    summary: 'One picture, sound, film or model',
    params: IdParams,
    query: none,
    response: Media,
  },
  listOwners: {
    method: 'GET',
    access: 'public',
    path: 'owners/',
    summary: 'Owners: nearest, found, or by slug',
    params: none,
    query: OwnersQuery,
    response: OwnerPage,
  },
  getOwner: {
    method: 'GET',
    access: 'public',
    path: 'owners/{id}',
    summary: 'One owner with its document',
    params: OwnerParams,
    query: none,
    response: Owner,
  },
  getOwnersMapData: {
    method: 'GET',
    access: 'public',
    path: 'owners/mapdata',
    summary: 'Points of all owners that have a location',
    params: none,
    query: OwnersMapDataQuery,
    response: OwnersMapData,
  },
  listThemes: {
    method: 'GET',
    access: 'public',
    path: 'themes/',
    summary: 'Themes with the number of documents in each',
    params: none,
    query: ThemesQuery,
    response: ThemePage,
  },
  getTheme: {
    method: 'GET',
    access: 'public',
    path: 'themes/{slug}',
    summary: 'One theme',
    params: ThemeParams,
    query: none,
    response: Theme,
  },
  listSelections: {
    method: 'GET',
    access: 'public',
    path: 'selections/',
    summary: 'Selections of all published presentations',
    params: none,
    query: SelectionsQuery,
    response: SelectionPage,
  },
  getMuseumObject: {
    method: 'GET',
    access: 'public',
    path: 'museum-objects/{id}',
    summary: 'One object of the museum database, by its number there or its uuid',
    params: MuseumObjectParams,
    query: none,
    response: MuseumObject,
  },
  getMemory: {
    method: 'GET',
    access: 'public',
    path: 'memories/{archive}/{id}',
    summary: 'A memory that somebody told to the Norwegian or the Swedish archive',
    params: MemoryParams,
    query: MemoryQuery,
    response: Memory,
  },
  getCulturalName: {
    method: 'GET',
    access: 'public',
    path: 'cultural-names/{id}',
    summary: 'A person, place or concept of the cultural-name service',
    params: CulturalNameParams,
    query: none,
    response: CulturalName,
  },
  getMuseumData: {
    method: 'GET',
    access: 'public',
    path: 'museum-data/{id}',
    summary: 'Address, opening hours and the like of a museum, from the museum-data service',
    params: MuseumDataParams,
    query: none,
    response: MuseumData,
  },
  getWalkingRoute: {
    method: 'GET',
    access: 'public',
    path: 'walking-route',
    summary: 'The way on foot from place to place; null where nobody knows one',
    params: none,
    query: WalkingRouteQuery,
    response: WalkingRouteAnswer,
  },
  getCode: {
    method: 'GET',
    access: 'public',
    path: 'qr-codes/{id}/code',
    summary: 'Where a printed code leads',
    params: CodeParams,
    query: none,
    response: CodeTarget,
  },
  getCodeLengths: {
    method: 'GET',
    access: 'public',
    path: 'qr-codes/lengths',
    summary: 'How long the printed numbers are, so that a typed one can be known to be whole',
    params: none,
    query: none,
    response: CodeLengths,
  },
  getUserSettings: {
    method: 'GET',
    access: 'personal',
    path: 'user-settings/current',
    summary: 'Settings and favourites of the signed-in visitor',
    params: none,
    query: none,
    response: UserSettingsBody,
  },
  putUserSettings: {
    method: 'PUT',
    access: 'personal',
    path: 'user-settings',
    summary: 'Keeps settings and favourites of the signed-in visitor',
    params: none,
    query: none,
    body: UserSettingsBody,
    maxBytes: USER_DATA_MAX_BYTES,
    response: UserSettingsBody,
  },
  getQuizResponse: {
    method: 'GET',
    access: 'personal',
    path: 'quiz-response',
    summary: 'How far the signed-in visitor has come in a rebus or post',
    params: none,
    query: QuizResponseQuery,
    response: QuizResponse,
  },
  putQuizResponse: {
    method: 'PUT',
    access: 'personal',
    path: 'quiz-response',
    summary: 'Keeps how far the signed-in visitor has come',
    params: none,
    query: none,
    body: QuizResponseBody,
    maxBytes: USER_DATA_MAX_BYTES,
    response: QuizResponse,
  },
  listQuizResponses: {
    method: 'GET',
    access: 'personal',
    path: 'quiz-responses',
    summary: 'Which rebuses and posts the signed-in visitor has begun',
    params: none,
    query: none,
    response: QuizResponseList,
  },
  createTransfer: {
    method: 'POST',
    access: 'guarded',
    path: 'transfers',
    summary: 'Keeps for ten minutes what a device has locked, for another one to fetch',
    params: none,
    query: none,
    body: TransferBody,
    maxBytes: TRANSFER_MAX_BYTES,
    response: KeptTransfer,
  },
  takeTransfer: {
    method: 'POST',
    access: 'guarded',
    path: 'transfers/take',
    summary: 'Gives what another device has left, once',
    params: none,
    query: none,
    body: TakeTransferBody,
    response: TakenTransfer,
  },
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type CallParams<N extends CallName> = Type.Static<Calls[N]['params']>;
export type CallQuery<N extends CallName> = Type.Static<Calls[N]['query']>;
/** `undefined` for a call without a body. */
export type CallBody<N extends CallName> = Calls[N] extends {
  readonly body: infer B extends Type.TSchema;
}
  ? Type.Static<B>
  : undefined;
export type CallResponse<N extends CallName> = Type.Static<Calls[N]['response']>;
