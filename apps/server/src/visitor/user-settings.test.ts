import type { Problem } from '@varde/contract/common';
import type { UserSettings } from '@varde/contract/user-data';
import { FAVOURITES_MAX, USER_DATA_MAX_BYTES } from '@varde/domain/constants';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_JSON_DEPTH } from '#http/body-parsers.ts';
import { createAccessTokens } from '#identity/tokens/access-tokens.service.ts';
import { apiPackForAll } from '#test/api-pack.ts';
import { API_KEY } from '#test/app.ts';
import { describeWithDatabase } from '#test/database.ts';
import { type Visitor, signIn } from '#test/signed-in.ts';
import { bodyOf, problemOf } from '#test/responses.ts';

describeWithDatabase('user settings', (open) => {
  const server = apiPackForAll(open);
  let kari: Visitor;
  let ola: Visitor;
  beforeAll(async () => {
    kari = await signIn(server, 'kari');
    ola = await signIn(server, 'ola');
  });

  async function read(user: Visitor): Promise<UserSettings> {
    const response = await user.get('user-settings/current');
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers.etag).toBeUndefined();
    return bodyOf('getUserSettings', response).settings;
  }
  async function save(user: Visitor, settings: object): Promise<UserSettings> {
    const response = await user.put('user-settings', { settings });
    expect(response.headers['cache-control']).toBe('private, no-store');
    return bodyOf('putUserSettings', response).settings;
  }

  it('are empty at first', async () => {
    expect(await read(await signIn(server, 'nobody before'))).toEqual({});
  });

  it('are stored in full, with keys unknown to the server', async () => {
    const settings = {
      favourites: [101, 102],
      fontsize: 1.2,
      theme: { dark: null, list: [1, 'æøå 🗻', true, { deep: [] }] },
      '': 'an empty key',
      toJSON: 'a word',
    };
    expect(await save(kari, settings)).toEqual(settings);
    expect(await read(kari)).toEqual(settings);
    expect(await save(kari, { favourites: [] })).toEqual({ favourites: [] });
    expect(await read(kari)).toEqual({ favourites: [] });
  });

  it('contain each favourite once, in the order of first occurrence', async () => {
    expect(await save(kari, { favourites: [102, 101, 102, 7, 101] })).toEqual({
      favourites: [102, 101, 7],
    });
  });

  it('hold the maximum number of favourites', async () => {
    const favourites = Array.from({ length: FAVOURITES_MAX }, (_, nr) => 2_147_483_647 - nr);
    expect((await save(kari, { favourites })).favourites).toHaveLength(FAVOURITES_MAX);
    expect((await read(kari)).favourites).toEqual(favourites);
  });

  it('are private to their user', async () => {
    await save(kari, { secret: 'of kari' });
    await save(ola, { secret: 'of ola' });
    expect(await read(kari)).toEqual({ secret: 'of kari' });
    expect(await read(ola)).toEqual({ secret: 'of ola' });
  });

  it('are those of one writer when several write concurrently', async () => {
    const written = Array.from({ length: 12 }, (_, nr) => ({ writer: nr, favourites: [nr + 1] }));
    expect(await Promise.all(written.map((settings) => save(kari, settings)))).toEqual(written);
    expect(written).toContainEqual(await read(kari));
  });

  it('merge concurrent changes of two devices when favourites have timestamps', async () => {
    const now = Date.now();
    const devices = Array.from({ length: 10 }, (_, nr) => ({
      favourites: [nr + 1],
      favourite_times: { [nr + 1]: now + nr, 99: now - 1 },
      [`device${nr}`]: nr,
    }));
    await save(kari, { favourites: [99], theme: 'dark' });
    const results = await Promise.all(devices.map((settings) => save(kari, settings)));
    for (const [nr, answer] of results.entries()) expect(answer.favourites).toContain(nr + 1);
    const stored = await read(kari);
    expect(stored.favourites).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(stored).toMatchObject({ theme: 'dark', device0: 0, device9: 9 });
  });

  describe('are rejected', () => {
    it.each([
      ['without a token', undefined, 'Bearer'],
      ['with another scheme', 'Basic a2FyaTprYXJp', 'Bearer'],
      ['with an empty token', 'Bearer ', 'Bearer'],
      ['with nonsense', 'Bearer nonsense', 'Bearer error="invalid_token"'],
    ])('%s', async (_, authorization, challenge) => {
      const headers = { 'api-key': API_KEY, ...(authorization ? { authorization } : {}) };
      for (const request of [
        { method: 'GET', url: '/api/v3/user-settings/current' },
        { method: 'PUT', url: '/api/v3/user-settings', payload: { settings: {} } },
        { method: 'GET', url: '/api/v3/quiz-response?document_id=401' },
        {
          method: 'PUT',
          url: '/api/v3/quiz-response',
          payload: { document_id: 401, quiz_data: {} },
        },
      ] as const) {
        const response = await server.app.inject({ ...request, headers });
        expect(response.statusCode).toBe(401);
        expect(response.headers['www-authenticate']).toBe(challenge);
        expect(response.headers['cache-control']).toBe('no-store');
        expect(response.json<Problem>().type).toBe('/problems/wrong-access-token');
      }
    });

    it('with a token that has expired', async () => {
      const token = await createAccessTokens(server.database).issue('kari', -5);
      const response = await server.get('/api/v3/user-settings/current', {
        authorization: `Bearer ${token}`,
      });
      expect(response.statusCode).toBe(401);
    });

    it('without the api key', async () => {
      const response = await server.app.inject({
        url: '/api/v3/user-settings/current',
        headers: { authorization: `Bearer ${kari.token}` },
      });
      expect(response.json<Problem>().type).toBe('/problems/wrong-api-key');
    });
  });

  const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  it.each([
    ['no settings', '{}', 400],
    ['settings that are a list', '{"settings":[]}', 400],
    ['settings that are null', '{"settings":null}', 400],
    ['favourites that are text', '{"settings":{"favourites":["101"]}}', 400],
    ['favourites that are not ids', '{"settings":{"favourites":[0]}}', 400],
    ['favourites with fractions', '{"settings":{"favourites":[1.5]}}', 400],
    [
      'invalid timestamps',
      '{"settings":{"favourites":[1],"favourite_times":{"1":"yesterday"}}}',
      400,
    ],
    ['NUL', String.raw`{"settings":{"a":"\u0000"}}`, 400],
    ['NUL in a key', String.raw`{"settings":{"a":[{"\u0000":1}]}}`, 400],
    ['an unpaired surrogate', String.raw`{"settings":{"a":"\ud800"}}`, 400],
    ['a poisoned prototype', '{"settings":{"__proto__":{"a":1}}}', 400],
    ['no JSON', '{', 400],
    ['nothing', '', 400],
    ['too much depth', `{"settings":{"a":${nested(MAX_JSON_DEPTH + 1)}}}`, 400],
    ['endless depth', `{"settings":{"a":${nested(30_000)}}}`, 400],
    ['some depth', `{"settings":{"a":${nested(MAX_JSON_DEPTH - 2)}}}`, 200],
    ['too many favourites', `{"settings":{"favourites":[${'1,'.repeat(FAVOURITES_MAX)}1]}}`, 400],
    ['too many bytes', `{"settings":{"a":"${'a'.repeat(USER_DATA_MAX_BYTES)}"}}`, 413],
    ['just few enough bytes', `{"settings":{"a":"${'a'.repeat(USER_DATA_MAX_BYTES - 21)}"}}`, 200],
  ])('with %s are handled as specified', async (_, body, status) => {
    const response = await ola.put('user-settings', body);
    expect(response.statusCode).toBe(status);
    if (status === 200) bodyOf('putUserSettings', response);
    else problemOf(response);
  });

  it('leave nothing in the log', async () => {
    await save(kari, { favourites: [1_987_654_321], secret: 'of kari' });
    await kari.put('user-settings', String.raw`{"settings":{"secret":"of kari\u0000"}}`);
    const log = server.log.join('');
    const leaked = ['1987654321', 'of kari', 'kari', kari.token].filter((text) =>
      log.includes(text),
    );
    expect(leaked).toEqual([]);
  });
});
