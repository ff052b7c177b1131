/**
 * Requests every operation of the product API with all parameters that could reveal the given
 * documents, for tests that search the responses for leaks. A new operation in the contract does
 * not compile until its requests are listed here.
 */
import type { LightMyRequestResponse } from 'fastify';
import type { CallName } from '@varde/contract/calls';

export interface EndpointResponse {
  readonly name: CallName;
  readonly path: string;
  readonly response: LightMyRequestResponse;
}

export interface WalkTargets {
  readonly ids: readonly number[];
  readonly mediaIds: readonly number[];
  readonly words: readonly string[];
  readonly owners: readonly string[];
  readonly codes: readonly string[];
}

const ALL_KINDS = 'schema_ids=2,12,13,14,31,32,33';
const ALL = `${ALL_KINDS}&page_size=150`;
const HERE = 'location=60.397,5.324';

const WITHOUT_DOCUMENTS = {
  // Responds with a grant or a problem, never with content.
  unlockDocument: [],
  // Contain data of the visitor only.
  getUserSettings: [],
  putUserSettings: [],
  getQuizResponse: [],
  putQuizResponse: [],
  listQuizResponses: [],
  createTransfer: [],
  takeTransfer: [],
} as const satisfies Partial<Record<CallName, readonly string[]>>;

/** Paths below `/api/v3/`. */
function pathsOf(targets: WalkTargets): Record<CallName, readonly string[]> {
  const { ids, mediaIds, owners, codes } = targets;
  const words = targets.words.map(encodeURIComponent);
  return {
    getSite: ['site'],
    listDocuments: [
      ALL,
      'page_size=150&status=draft',
      `${ALL}&sort=title`,
      `${ALL}&sort_by_title=true&language=sv`,
      `${ALL}&sort=updated&order_asc=false`,
      `${ALL}&${HERE}`,
      `${ALL}&${HERE}&include_no_location=true`,
      `${ALL}&kulturnav_tags=middelalder,stavkirker`,
      `${ALL}&referenced_from_schema_id=2,12,32`,
      `${ALL}&referenced_from_schema_name=group,rebus`,
      `${ALL}&old_id=gammel-131`,
      ...mediaIds.map((id) => `${ALL}&path_value=images.mainImage:${id}`),
      ...ids.map((id) => `${ALL}&referenced_from=${id}`),
      ...owners.map((owner) => `${ALL}&owner_id=${owner}`),
      ...words.flatMap((word) => [`search=${word}`, `${ALL}&search=${word}&${HERE}`]),
      ...words.map((word) => `${ALL}&path_value=facts.monument_type.no:${word}`),
    ].map((query) => `documents/?${query}`),
    getDocument: ids.flatMap((id) => [`documents/${id}`, `documents/${id}?include_media=true`]),
    getDocumentFields: [`documents/fields?${ids.map((id) => `d=${id}`).join('&')}`],
    getDocumentMapData: [
      '',
      ALL_KINDS,
      `${ALL_KINDS}&bbox=-180,-90,180,90`,
      `${ALL_KINDS}&${HERE}`,
      ...owners.map((owner) => `${ALL_KINDS}&owner_id=${owner}`),
      `${ALL_KINDS}&referenced_from_schema_id=2,12,32`,
    ].map((query) => `documents/mapdata?${query}`),
    listReverseReferences: ids.map((id) => `documents/${id}/reverse_references?page_size=150`),
    getMedia: mediaIds.map((id) => `media/${id}`),
    listOwners: [
      'page_size=150',
      `page_size=150&${HERE}`,
      ...words.map((word) => `search=${word}`),
      ...owners.map((owner) => `owner_slug=${owner}`),
    ].map((query) => `owners/?${query}`),
    getOwner: owners.map((owner) => `owners/${owner}`),
    getOwnersMapData: ['owners/mapdata', `owners/mapdata?${HERE}`],
    listThemes: ['themes/?page_size=150', ...words.map((word) => `themes/?search=${word}`)],
    getTheme: ['themes/middelalder', 'themes/stavkirker', 'themes/tom'],
    listSelections: [
      'selections/?page_size=150',
      ...words.map((word) => `selections/?search=${word}`),
    ],
    getMuseumObject: ['museum-objects/011091000042'],
    getMemory: ['memories/minner/9001', 'memories/minnen/9001'],
    getCulturalName: ['cultural-names/44444444-2222-4333-8444-555555555555'],
    getMuseumData: owners.map((owner) => `museum-data/${owner}`),
    getWalkingRoute: ['walking-route?places=60.3971,5.3241;60.396,5.327'],
    getCode: codes.map((code) => `qr-codes/${code}/code`),
    getCodeLengths: ['qr-codes/lengths'],
    ...WITHOUT_DOCUMENTS,
  };
}

/** Fixed: a random correlation id could contain the digits that tests search for. */
const REQUEST_HEADERS = { 'correlation-id': '00000000-0000-4000-8000-000000000000' };

/** @param get GET of a path that starts with `/` */
export async function walkCalls(
  get: (url: string, headers: Record<string, string>) => Promise<LightMyRequestResponse>,
  targets: WalkTargets,
): Promise<EndpointResponse[]> {
  const responses: EndpointResponse[] = [];
  for (const [name, paths] of Object.entries(pathsOf(targets)))
    for (const path of paths)
      responses.push({
        name: name as CallName,
        path,
        response: await get(`/api/v3/${path}`, REQUEST_HEADERS),
      });
  return responses;
}
