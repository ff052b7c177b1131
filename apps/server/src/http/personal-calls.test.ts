/** Every operation of the contract that needs an access token, without one or with a wrong one. */
import { describe, expect, it } from 'vitest';
import { calls, type CallName } from '@varde/contract/calls';
import type { Problem } from '@varde/contract/common';
import { USER_DATA_MAX_BYTES } from '@varde/domain/constants';
import { apiPackForAll } from '#test/api-pack.ts';
import { API_KEY } from '#test/app.ts';
import { describeWithDatabase } from '#test/database.ts';

const PERSONAL = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].access === 'personal',
);

const JSON_TYPE = { 'content-type': 'application/json' };
/** Each would be refused for another reason if it were looked at. */
const REQUESTS: readonly [what: string, headers: Record<string, string>, payload?: string][] = [
  ['nothing', {}],
  ['a body that is not JSON', JSON_TYPE, '{'],
  ['a body of the wrong form', JSON_TYPE, '{"document_id":"x","settings":7}'],
  ['a body of another type', { 'content-type': 'application/xml' }, '<x/>'],
  ['too large a body', JSON_TYPE, `{"a":"${'a'.repeat(USER_DATA_MAX_BYTES)}"}`],
  ['a wrong preview key', { 'preview-key': 'wrong' }],
];
const TOKENS: readonly [what: string, headers: Record<string, string>][] = [
  ['without a token', {}],
  ['with a wrong token', { authorization: 'Bearer wrong' }],
];

describeWithDatabase('an operation that needs an access token', (open) => {
  const server = apiPackForAll(open);

  it('is one of those for signed-in visitors', () => {
    expect(PERSONAL).toEqual([
      'getUserSettings',
      'putUserSettings',
      'getQuizResponse',
      'putQuizResponse',
      'listQuizResponses',
    ]);
  });

  describe.each(PERSONAL)('%s', (name) => {
    const { method, path } = calls[name];
    describe.each(TOKENS)('%s', (_, token) => {
      it.each(REQUESTS)('returns 401 to %s', async (_what, headers, payload) => {
        const response = await server.app.inject({
          method,
          url: `/api/v3/${path}?document_id=x`,
          headers: { 'api-key': API_KEY, ...headers, ...token },
          ...(payload !== undefined && { payload }),
        });
        expect(response.statusCode).toBe(401);
        expect(response.json<Problem>().type).toBe('/problems/wrong-access-token');
        expect(response.headers['www-authenticate']).toMatch(/^Bearer/);
      });
    });
  });
});
