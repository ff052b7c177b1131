import { Errors } from 'typebox/value';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallName } from '@varde/contract/calls';
import { Problem } from '@varde/contract/common';
import { LOCKED_TEXT, apiPackForAll, UNPUBLISHED } from '#test/api-pack.ts';
import { EDITOR, PREVIEW_KEY } from '#test/app.ts';
import { describeWithDatabase } from '#test/database.ts';
import {
  ALL_LOCKED,
  DRAFT_CODE,
  DRAFT_MEDIA_ID,
  DRAFT_WORD,
  DRAFTS,
  GEO_LOCKED,
  HOUSE_NETWORKS,
  lockedPackFiles,
} from '#test/locked-pack.ts';
import { walkCalls, type EndpointResponse } from '#test/walk-endpoints.ts';
import { createLocks } from './locks.service.ts';

const LOCKED_IDS = [104, ...ALL_LOCKED.map(({ id }) => id)];
const { owner: draftOwner, ...draftDocuments } = DRAFTS;
const DRAFT_IDS = [
  ...Object.values(draftDocuments),
  draftOwner,
  ...Object.values(UNPUBLISHED),
  302,
  3,
];
const UNPUBLISHED_WORDS = [DRAFT_WORD, 'utkast', 'trukket'];
const PUBLIC_IDS = [1, 101, 105, 301, 401];

const TARGETS = {
  ids: [...PUBLIC_IDS, ...LOCKED_IDS, ...DRAFT_IDS],
  mediaIds: [...ALL_LOCKED.map(({ mediaId }) => mediaId), DRAFT_MEDIA_ID, 5101],
  words: [...ALL_LOCKED.map(({ text }) => text), LOCKED_TEXT, 'ringmuren', ...UNPUBLISHED_WORDS],
  owners: ['1', '2', '3', '31', 'bryggen', 'skjult', 'uferdig'],
  codes: [DRAFT_CODE, '9999'],
};

describeWithDatabase('withheld content', (open) => {
  const server = apiPackForAll(open, async () => ({ files: await lockedPackFiles() }));
  /**
   * Called by an editor before the public, so that a response cached for one could reach the other.
   */
  let seen: Record<'public' | 'forged' | 'editor', EndpointResponse[]>;
  let identifiers: Map<number, string>;
  beforeAll(async () => {
    const rows = await server.database.kysely
      .selectFrom('media')
      .select(['id', 'identifier'])
      .execute();
    identifiers = new Map(rows.map(({ id, identifier }) => [id, identifier]));
    const walk = (headers: Record<string, string> = {}) =>
      walkCalls((url, own) => server.get(url, { ...own, ...headers }), TARGETS);
    const editor = await walk(EDITOR);
    const forged = LOCKED_IDS.map((id) => `${id}.99999999999.${'A'.repeat(43)}`).join();
    seen = { public: await walk(), forged: await walk({ 'unlock-grant': forged }), editor };
  });

  /** Paths of the responses that contain a text. */
  const placesOf = (responses: readonly EndpointResponse[], pattern: RegExp): string[] =>
    responses.filter(({ response }) => pattern.test(response.payload)).map(({ path }) => path);
  const identifierOf = (mediaId: number) => identifiers.get(mediaId) ?? 'unknown';
  const callsSeen = (responses: readonly EndpointResponse[], pattern: RegExp): CallName[] => [
    ...new Set(
      responses.filter(({ response }) => pattern.test(response.payload)).map(({ name }) => name),
    ),
  ];

  it('every operation is called, and every response is valid', () => {
    for (const responses of [seen.public, seen.forged, seen.editor]) {
      for (const { name, path, response } of responses) {
        expect([path, [200, 404].includes(response.statusCode)]).toEqual([path, true]);
        const schema = response.statusCode === 200 ? calls[name].response : Problem;
        expect([path, ...Errors(schema, response.json())]).toEqual([path]);
      }
      const names = Object.entries(calls)
        .filter(([, { access }]) => access === 'public')
        .map(([name]) => name);
      expect(new Set(responses.map(({ name }) => name))).toEqual(new Set(names));
    }
  });

  describe.each(['public', 'forged'] as const)('content withheld from the %s', (who) => {
    it.each(ALL_LOCKED)('the body of $id is withheld', ({ id, text, mediaId, mediaTitle }) => {
      const identifier = identifierOf(mediaId);
      expect(identifier).toMatch(/^[0-9a-f]{16}$/);
      const secrets = new RegExp(`${text}|${mediaTitle}|\\b${mediaId}\\b|${identifier}`);
      expect(placesOf(seen[who], secrets)).toEqual([]);
      const own = seen[who].find(({ path }) => path === `documents/${id}?include_media=true`);
      expect(own?.response.json()).toMatchObject({ id, content: null, media: [] });
    });

    it('the key of a lock is withheld', () => {
      const networks = HOUSE_NETWORKS.map((network) => network.replaceAll('.', '\\.')).join('|');
      expect(placesOf(seen[who], new RegExp(`${networks}|1814`))).toEqual([]);
    });

    it('the metadata of a locked article’s media is withheld, even where its files are shared', () => {
      expect(placesOf(seen[who], new RegExp(LOCKED_TEXT))).toEqual([]);
    });

    it('references of locked articles are withheld', () => {
      const named = seen[who].filter(
        ({ path }) =>
          LOCKED_IDS.some((id) => path.includes(`referenced_from=${id}`)) ||
          path.startsWith('documents/105/reverse_references'),
      );
      expect(named).toHaveLength(LOCKED_IDS.length + 1);
      for (const { response } of named)
        expect(response.json()).toMatchObject({ items: [], total: 0 });
    });

    it('a search does not match locked bodies', () => {
      const searches = seen[who].filter(({ path }) =>
        /search=(Innenfor|Bare|Bak|ringm)/.test(path),
      );
      expect(searches.length).toBeGreaterThan(8);
      expect(placesOf(searches, new RegExp(`"id":(${LOCKED_IDS.join('|')})\\b`))).toEqual([]);
    });

    it('unpublished documents are withheld', () => {
      expect(placesOf(seen[who], new RegExp(DRAFT_WORD))).toEqual([]);
      expect(placesOf(seen[who], /uferdig|gammel-131|\b(3311|3021|5131)\b/)).toEqual([]);
      const ids = new RegExp(`("(id|document_id|group_id)":|\\[)(${DRAFT_IDS.join('|')})[,}]`);
      expect(placesOf(seen[who], ids)).toEqual([]);
      expect(placesOf(seen[who], new RegExp(identifierOf(DRAFT_MEDIA_ID)))).toEqual([]);
      expect(placesOf(seen[who], /"status":"(draft|withdrawn)"/)).toEqual([]);
    });

    it('requests for unpublished documents return 404', () => {
      const drafts = seen[who].filter(({ path }) =>
        DRAFT_IDS.some((id) => path.startsWith(`documents/${id}`)),
      );
      expect(drafts.filter(({ response }) => response.statusCode === 404)).toHaveLength(
        DRAFT_IDS.length * 3,
      );
    });
  });

  describe('content for editors', () => {
    it('unpublished documents are visible to editors in every operation', () => {
      const shown = new RegExp(
        `${DRAFT_WORD}|\\[${draftDocuments.article},|"id":"31"|\\["31",|"document_id":${draftDocuments.article}\\b`,
      );
      expect(new Set(callsSeen(seen.editor, shown))).toEqual(
        new Set<CallName>([
          'listDocuments',
          'getDocument',
          'getDocumentFields',
          'getDocumentMapData',
          'listReverseReferences',
          'getMedia',
          'listOwners',
          'getOwner',
          'getOwnersMapData',
          'listSelections',
          'getCode',
        ]),
      );
    });

    it('the counts of themes include unpublished documents for editors', () => {
      const count = (responses: readonly EndpointResponse[]) =>
        responses
          .find(({ path }) => path === 'themes/middelalder')
          ?.response.json<{ document_count: number }>().document_count;
      expect(count(seen.public)).toBe(2);
      expect(count(seen.editor)).toBe(4);
    });

    it('a cached public response is not sent to editors', async () => {
      const path = '/api/v3/themes/middelalder';
      const count = async (headers = {}) =>
        (await server.get(path, headers)).json<{ document_count: number }>().document_count;
      expect(await count()).toBe(2);
      expect(await count(EDITOR)).toBe(4);
      expect(await count()).toBe(2);
    });

    it('editors see bodies and media of locked articles', () => {
      for (const { text, mediaTitle } of ALL_LOCKED) {
        expect(callsSeen(seen.editor, new RegExp(text))).toContain('getDocument');
        expect(callsSeen(seen.editor, new RegExp(mediaTitle))).toContain('getMedia');
      }
    });

    it('responses for editors are not cacheable', () => {
      for (const { response } of seen.editor) {
        const cacheControl = response.statusCode === 200 ? 'private, no-store' : 'no-store';
        expect(response.headers['cache-control']).toBe(cacheControl);
        expect(response.headers.etag).toBeUndefined();
        expect(response.headers.vary).toContain('Preview-Key');
      }
    });

    it('only a right key on a server with a key makes a caller an editor', async () => {
      const wrong = await server.get('/api/v3/documents/103', { 'preview-key': `${PREVIEW_KEY}x` });
      expect(wrong.statusCode).toBe(401);
      expect(wrong.json<Problem>().type).toBe('/problems/wrong-preview-key');
      const empty = await server.get('/api/v3/documents/101', { 'preview-key': '' });
      expect(empty.statusCode).toBe(401);
    });
  });

  it('a grant opens its own document only', async () => {
    const at = { lat: 59.9075, lng: 10.737 };
    const caller = { audience: 'public', grant: undefined, ipAddress: '198.51.100.7' } as const;
    const unlocked = await createLocks(server).unlock(GEO_LOCKED.id, { location: at }, caller);
    const headers = { 'unlock-grant': unlocked?.grant ?? '' };
    const walked = await walkCalls((url, own) => server.get(url, { ...own, ...headers }), TARGETS);
    const { text, mediaId } = GEO_LOCKED;
    expect(placesOf(walked, new RegExp(text)).toSorted()).toEqual([
      `documents/${GEO_LOCKED.id}`,
      `documents/${GEO_LOCKED.id}?include_media=true`,
      `media/${mediaId}`,
    ]);
    expect(callsSeen(walked, new RegExp(identifierOf(mediaId)))).toEqual([
      'getDocument',
      'getMedia',
    ]);
    for (const other of ALL_LOCKED.filter(({ id }) => id !== GEO_LOCKED.id)) {
      const secrets = `${other.text}|${other.mediaTitle}|${identifierOf(other.mediaId)}`;
      expect(placesOf(walked, new RegExp(secrets))).toEqual([]);
    }
  });
});
