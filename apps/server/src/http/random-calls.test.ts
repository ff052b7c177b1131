/** A short form of the random calls of `npm run attack`, in process. */
import { beforeAll, expect, it } from 'vitest';
import { createAccessTokens } from '#identity/tokens/access-tokens.service.ts';
import { apiPackForAll } from '#test/api-pack.ts';
import { API_KEY } from '#test/app.ts';
import { describeWithDatabase } from '#test/database.ts';
import { createRandomCalls } from '#test/random-calls.ts';

const CALLS = 3_000;
/** Another seed is `TEST_SEED`, as for property tests. */
const SEED = Number(process.env['TEST_SEED'] ?? 1);

/** mulberry32: numbers from 0 to below 1. */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describeWithDatabase('random calls', (open) => {
  const server = apiPackForAll(open, () => ({ env: { VARDE_LOG_LEVEL: 'silent' } }));
  let token = '';
  beforeAll(async () => {
    token = await createAccessTokens(server.database).issue('a-user');
  });

  it('of any method, path, header and body meet no error of the server', async () => {
    const options = { apiKey: API_KEY, token, ids: [101, 104, 301, 401, 4011, 5101] };
    const seed = Number.isNaN(SEED) ? Date.now() : SEED;
    const next = createRandomCalls(numbersOf(seed), options);
    const failed: unknown[] = [];
    for (let count = 0; count < CALLS; count += 1) {
      const { method, path, headers, body } = next();
      const { statusCode } = await server.app.inject({
        method: method as 'GET',
        url: path,
        headers,
        ...(body && { payload: body }),
      });
      // Without a built site, pages are 503.
      if (statusCode === 500) failed.push({ statusCode, method, path, headers });
    }
    expect(failed, `seed ${seed}`).toEqual([]);
  });
});
