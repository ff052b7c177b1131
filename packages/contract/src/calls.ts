/**
 * Table of all endpoints of the product API, from which the server builds its routes, the typed
 * client its signatures and the OpenAPI file its paths. Paths are below `/api/v3/`. `access`
 * determines authorization and caching: `public` responses are shared and cached (a preview key or
 * grant makes them private); `guarded` ones are computed per request; `personal` ones need an
 * access token. `maxBytes` limits the body; a larger one gets 413.
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
} from './external.ts';
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
import { Site } from './site-profile.ts';
import { StoredTransfer, TakenTransfer, TakeTransferBody, TransferBody } from './transfers.ts';
import { Grant, UnlockBody } from './unlocking.ts';
import {
  QuizResponse,
  QuizResponseBody,
  QuizResponseList,
  QuizResponseQuery,
  UserSettingsBody,
} from './user-data.ts';

const none = Type.Object({});
/** An endpoint of this kind without parameters or query; others write their own. */
const publicGet = { method: 'GET', access: 'public', params: none, query: none } as const;
const personalGet = { ...publicGet, access: 'personal' } as const;
const personalPut = { ...personalGet, method: 'PUT', maxBytes: USER_DATA_MAX_BYTES } as const;
const guardedPost = { ...publicGet, method: 'POST', access: 'guarded' } as const;

export const calls = {
  getSite: {
    ...publicGet,
    path: 'site',
    summary: 'Name, looks and texts of the whole site',
    response: Site,
  },
  listDocuments: {
    ...publicGet,
    path: 'documents/',
    summary: 'Published documents: nearest, by search, or filtered',
    query: DocumentsQuery,
    response: DocumentPage,
  },
  getDocument: {
    ...publicGet,
    path: 'documents/{id}',
    summary: 'One document in full',
    params: DocumentParams,
    query: DocumentQuery,
    response: Document,
  },
  getDocumentFields: {
    ...publicGet,
    path: 'documents/fields',
    summary: 'Summaries of up to 150 documents, in the requested order; unknown ids are left out',
    query: FieldsQuery,
    response: Type.Object({ items: Type.Array(DocumentHead) }),
  },
  getDocumentMapData: {
    ...publicGet,
    path: 'documents/mapdata',
    summary: 'Points of all published documents that have a location',
    query: MapDataQuery,
    response: MapData,
  },
  listReverseReferences: {
    ...publicGet,
    path: 'documents/{id}/reverse_references',
    summary: 'Documents that refer to this one, and how',
    params: DocumentParams,
    query: ReverseReferencesQuery,
    response: ReverseReferencePage,
  },
  unlockDocument: {
    ...guardedPost,
    path: 'documents/{id}/unlock',
    summary: 'Opens a locked article from the right place, network or with its code',
    params: DocumentParams,
    body: UnlockBody,
    maxBytes: UNLOCK_MAX_BYTES,
    response: Grant,
  },
  getMedia: {
    ...publicGet,
    path: 'media/{id}',
    summary: 'One image, audio, video or 3D model',
    params: IdParams,
    response: Media,
  },
  listOwners: {
    ...publicGet,
    path: 'owners/',
    summary: 'Owners: nearest, by search, or by slug',
    query: OwnersQuery,
    response: OwnerPage,
  },
  getOwner: {
    ...publicGet,
    path: 'owners/{id}',
    summary: 'One owner with its document',
    params: OwnerParams,
    response: Owner,
  },
  getOwnersMapData: {
    ...publicGet,
    path: 'owners/mapdata',
    summary: 'Points of all owners that have a location',
    query: OwnersMapDataQuery,
    response: OwnersMapData,
  },
  listThemes: {
    ...publicGet,
    path: 'themes/',
    summary: 'Themes with the number of documents in each',
    query: ThemesQuery,
    response: ThemePage,
  },
  getTheme: {
    ...publicGet,
    path: 'themes/{slug}',
    summary: 'One theme',
    params: ThemeParams,
    response: Theme,
  },
  listSelections: {
    ...publicGet,
    path: 'selections/',
    summary: 'Selections of all published presentations',
    query: SelectionsQuery,
    response: SelectionPage,
  },
  getMuseumObject: {
    ...publicGet,
    path: 'museum-objects/{id}',
    summary: 'One object of the museum database, by its number there or its uuid',
    params: MuseumObjectParams,
    response: MuseumObject,
  },
  getMemory: {
    ...publicGet,
    path: 'memories/{archive}/{id}',
    summary: 'A memory from the Norwegian or the Swedish memory archive',
    params: MemoryParams,
    query: MemoryQuery,
    response: Memory,
  },
  getCulturalName: {
    ...publicGet,
    path: 'cultural-names/{id}',
    summary: 'A person, place or concept of the cultural-name service',
    params: CulturalNameParams,
    response: CulturalName,
  },
  getMuseumData: {
    ...publicGet,
    path: 'museum-data/{id}',
    summary: 'Address, opening hours and the like of a museum, from the museum-data service',
    params: MuseumDataParams,
    response: MuseumData,
  },
  getWalkingRoute: {
    ...publicGet,
    path: 'walking-route',
    summary: 'Walking route from place to place; null if none is known',
    query: WalkingRouteQuery,
    response: WalkingRouteAnswer,
  },
  getCode: {
    ...publicGet,
    path: 'qr-codes/{id}/code',
    summary: 'Where a printed code leads',
    params: CodeParams,
    response: CodeTarget,
  },
  getCodeLengths: {
    ...publicGet,
    path: 'qr-codes/lengths',
    summary:
      'Lengths of the printed number codes, so that a complete one can be recognised while typing',
    response: CodeLengths,
  },
  getUserSettings: {
    ...personalGet,
    path: 'user-settings/current',
    summary: 'Settings and favourites of the signed-in visitor',
    response: UserSettingsBody,
  },
  putUserSettings: {
    ...personalPut,
    path: 'user-settings',
    summary: 'Stores settings and favourites of the signed-in visitor',
    body: UserSettingsBody,
    response: UserSettingsBody,
  },
  getQuizResponse: {
    ...personalGet,
    path: 'quiz-response',
    summary: 'Progress of the signed-in visitor in a rebus or post',
    query: QuizResponseQuery,
    response: QuizResponse,
  },
  putQuizResponse: {
    ...personalPut,
    path: 'quiz-response',
    summary: 'Stores progress of the signed-in visitor in a rebus or post',
    body: QuizResponseBody,
    response: QuizResponse,
  },
  listQuizResponses: {
    ...personalGet,
    path: 'quiz-responses',
    summary: 'Rebuses and posts that the signed-in visitor has started',
    response: QuizResponseList,
  },
  createTransfer: {
    ...guardedPost,
    path: 'transfers',
    summary: 'Stores an encrypted transfer for ten minutes, for another device to fetch',
    body: TransferBody,
    maxBytes: TRANSFER_MAX_BYTES,
    response: StoredTransfer,
  },
  takeTransfer: {
    ...guardedPost,
    path: 'transfers/take',
    summary: 'Returns an encrypted transfer of another device, once',
    body: TakeTransferBody,
    response: TakenTransfer,
  },
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type CallParams<N extends CallName> = Type.Static<Calls[N]['params']>;
export type CallQuery<N extends CallName> = Type.Static<Calls[N]['query']>;
/** Returns `undefined` for an endpoint without a body. */
export type CallBody<N extends CallName> = Calls[N] extends {
  readonly body: infer B extends Type.TSchema;
}
  ? Type.Static<B>
  : undefined;
export type CallResponse<N extends CallName> = Type.Static<Calls[N]['response']>;
