import type { LightMyRequestResponse } from 'fastify';
import type { Context } from '#context.ts';
import { createAccessTokens } from '#identity/tokens/access-tokens.service.ts';
import { API_KEY, type TestApp } from './app.ts';

export interface Visitor {
  readonly token: string;
  get(path: string): Promise<LightMyRequestResponse>;
  /** @param body an object, or raw JSON text */
  put(path: string, body: object | string): Promise<LightMyRequestResponse>;
}

/** Paths are below `/api/v3/`. */
export async function signIn(
  { app, database }: Pick<TestApp, 'app'> & Pick<Context, 'database'>,
  userId: string,
): Promise<Visitor> {
  const token = await createAccessTokens(database).issue(userId);
  const headers = { 'api-key': API_KEY, authorization: `Bearer ${token}` };
  return {
    token,
    get: (path) => app.inject({ url: `/api/v3/${path}`, headers }),
    put: (path, body) =>
      app.inject({
        method: 'PUT',
        url: `/api/v3/${path}`,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}
