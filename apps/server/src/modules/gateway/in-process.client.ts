import type { FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';

const EMPTY = new Set([204, 205, 304]);

/** Like `fetch`, for addresses of this very server: no socket, and no question what it is called from inside. */
export function fetchWithin(app: FastifyInstance, origin: string): CustomFetch {
  return async (url, { method, headers, body }) => {
    const { pathname, search, host } = new URL(url);
    const payload = body instanceof URLSearchParams ? body.toString() : (body as string | null);
    const protocol = origin.startsWith('https:') ? { 'x-forwarded-proto': 'https' } : {};
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...headers, ...protocol, host },
      ...(payload && { payload }),
    });
    const told = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const text = EMPTY.has(answer.statusCode) ? null : answer.payload;
    return new Response(text, { status: answer.statusCode, headers: told });
  };
}
