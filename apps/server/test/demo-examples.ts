/** Requests the examples of docs/api.md and OpenAPI: actual responses, with the demo pack. */
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { calls, type CallName } from '@varde/contract/calls';
import { buildApp } from '#app.ts';
import { loadConfig } from '#config/config.ts';
import { openDatabase } from '#db/database.ts';
import { createAccessTokens } from '#identity/tokens/access-tokens.service.ts';
import { openMediaStore } from '#media/storage/media.store.ts';
import { demoFolder } from './demo-folder.ts';

export const DEMO_PREVIEW_KEY = 'the-preview-key-of-the-demo';

export interface DemoServer {
  readonly inject: (request: InjectOptions) => Promise<LightMyRequestResponse>;
  /** Access token of a visitor. */
  readonly token: string;
  close(): Promise<void>;
}

export async function openDemo(): Promise<DemoServer> {
  const folder = await demoFolder();
  const database = await openDatabase({ dataFolder: folder });
  const config = loadConfig({
    VARDE_LOG_LEVEL: 'silent',
    VARDE_DATA: folder,
    VARDE_PREVIEW_KEY: DEMO_PREVIEW_KEY,
  });
  const mediaStore = await openMediaStore(folder);
  const app = await buildApp({ config, database, mediaStore });
  return {
    inject: (request) => app.inject(request),
    token: await createAccessTokens(database).issue('a-visitor'),
    async close() {
      await app.close();
      await database.close();
    },
  };
}

interface ExampleRequest {
  /** Below `/api/v3/`. */
  readonly path: string;
  readonly body?: object;
}

const REQUESTS: Readonly<Record<CallName, ExampleRequest>> = {
  getSite: { path: 'site' },
  listDocuments: { path: 'documents/?location=60.397,5.324&search=stavkirke&page_size=1' },
  getDocument: { path: 'documents/101?include_media=true' },
  getDocumentFields: { path: 'documents/fields?d=102' },
  getDocumentMapData: { path: 'documents/mapdata?bbox=5,60,8,62' },
  listReverseReferences: { path: 'documents/102/reverse_references?page_size=1' },
  unlockDocument: { path: 'documents/120/unlock', body: { code: '1814' } },
  getMedia: { path: 'media/5104' },
  listOwners: { path: 'owners/?location=60.397,5.324&page_size=1' },
  getOwner: { path: 'owners/13' },
  getOwnersMapData: { path: 'owners/mapdata' },
  listThemes: { path: 'themes/?page_size=1' },
  getTheme: { path: 'themes/stavkirker-og-kirker' },
  listSelections: { path: 'selections/?page_size=1' },
  getMemory: { path: 'memories/minner/9001' },
  getCulturalName: { path: 'cultural-names/8f4d2a96-3c1b-4e7a-b0d5-6e9a1f2c8b43' },
  getWalkingRoute: { path: 'walking-route?location=60.394,5.326&places=60.39712,5.32545' },
  getMuseumObject: { path: 'museum-objects/011091000101' },
  getMuseumData: { path: 'museum-data/13' },
  getCode: { path: 'qr-codes/4011/code' },
  getCodeLengths: { path: 'qr-codes/lengths' },
  putUserSettings: {
    path: 'user-settings',
    body: { settings: { favourites: [101, 102], fontsize: 1.2 } },
  },
  getUserSettings: { path: 'user-settings/current' },
  putQuizResponse: {
    path: 'quiz-response',
    body: { document_id: 4011, quiz_data: { isSolved: true, points: 10 } },
  },
  getQuizResponse: { path: 'quiz-response?document_id=4011' },
  listQuizResponses: { path: 'quiz-responses' },
  createTransfer: {
    path: 'transfers',
    body: { code: 'q3vXb0mPZ4d2V7m6bq8m0w', data: 'AAECAwQFBgcICQoLDA0ODw' },
  },
  takeTransfer: { path: 'transfers/take', body: { code: 'q3vXb0mPZ4d2V7m6bq8m0w' } },
};

export interface Example {
  readonly request: ExampleRequest;
  readonly answer: unknown;
}

/** One request and its shortened response for each operation. */
export async function fetchExamples({
  inject,
  token,
}: DemoServer): Promise<Record<string, Example>> {
  const examples: Record<string, Example> = {};
  for (const [name, request] of Object.entries(REQUESTS)) {
    const { method } = calls[name as CallName];
    const headers = { 'api-key': 'varde-local', authorization: `Bearer ${token}` };
    const url = `/api/v3/${request.path}`;
    const response = await inject({
      method,
      url,
      headers,
      ...(request.body && { payload: request.body }),
    });
    if (response.statusCode !== 200)
      throw new Error(`${url}: ${response.statusCode} ${response.payload}`);
    examples[name] = { request, answer: shorten(response.json()) };
  }
  return examples;
}

/** Fixed values for fields that differ in each run. */
const CHANGING: Readonly<Record<string, string>> = {
  updated_at: '2026-05-17T18:03:12.000Z',
  expires_at: '2026-05-17T18:33:12.000Z',
  grant: '120.1795290000.5i0mJc3Lr0uPq1bH8mPZb0m4d2V7m6bq8m0n9oVZ0aE',
};
const TEXT_LENGTH = 100;

/** Shortens lists and texts; the result still matches the contract. */
function shorten(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return CHANGING[key] ?? shortenText(value);
  if (Array.isArray(value)) {
    const isPoint = value.every((one) => typeof one !== 'object');
    return value.slice(0, isPoint ? 4 : 1).map((one) => shorten(one));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shorten(one, name)]));
}

function shortenText(text: string): string {
  return text.length > TEXT_LENGTH ? `${text.slice(0, TEXT_LENGTH - 1)}…` : text;
}
