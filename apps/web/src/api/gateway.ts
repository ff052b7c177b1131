/** Client of the sign-in gateway (specification §7.1). Browser only. */
import { isTokenResponse, type TokenResponse } from '#state/token-store.ts';
import { publicSite } from '#browser/site.ts';

export type GatewayResult<T> =
  | { readonly status: 'ok'; readonly data: T }
  /** The session is over, or the authorization code is invalid. */
  | { readonly status: 'refused' }
  /** No response, or one that says nothing about the session. */
  | { readonly status: 'failed' };

/** The path of the app that the login host redirects visitors back to (specification §2.2). */
const CALLBACK_PATH = '/oauth2/callback';
/** An unresponsive network must not block other tabs forever. */
const TIMEOUT_MS = 20_000;
const REFUSED: readonly number[] = [400, 401];

/** Where the login host redirects visitors to; every step must send the same value. */
export const redirectUri = (): string => publicSite().origin + CALLBACK_PATH;

export function exchangeCode(code: string): Promise<GatewayResult<TokenResponse>> {
  return requestTokens({ grant_type: 'authorization_code', code });
}

export function refreshTokens(): Promise<GatewayResult<TokenResponse>> {
  return requestTokens({ grant_type: 'refresh_token' });
}

/** Whether this browser's cookie still belongs to a session. */
export function hasRefreshToken(): Promise<GatewayResult<unknown>> {
  return send('auths/oauth2/has-refresh-token', {});
}

/** Ends this browser's session, here and at the login host. */
export function endSession(): Promise<GatewayResult<unknown>> {
  return send('auths/oauth2/logout', {});
}

export function loadUser(accessToken: string): Promise<GatewayResult<unknown>> {
  return request('authz/authorize/userData', {}, { authorization: `Bearer ${accessToken}` });
}

/** All that is stored about the visitor, for sites with an external login host. */
export function loadOwnData(accessToken: string): Promise<GatewayResult<unknown>> {
  return request('authz/authorize/ownData', {}, { authorization: `Bearer ${accessToken}` });
}

/** Deletes the visitor's data, and logs them out on all devices. */
export function deleteOwnData(accessToken: string): Promise<GatewayResult<unknown>> {
  const init = { method: 'POST', credentials: 'include' } as const;
  return request('auths/ownData/delete', init, { authorization: `Bearer ${accessToken}` });
}

async function requestTokens(form: Record<string, string>): Promise<GatewayResult<TokenResponse>> {
  const result = await send('auths/oauth2/token', { ...form, redirect_uri: redirectUri() });
  if (result.status !== 'ok') return result;
  const { data } = result;
  return isTokenResponse(data) ? { status: 'ok', data } : { status: 'failed' };
}

function send(path: string, form: Record<string, string>): Promise<GatewayResult<unknown>> {
  const body = new URLSearchParams(form);
  return request(path, { method: 'POST', body, credentials: 'include' });
}

async function request(
  path: string,
  init: RequestInit,
  headers: Readonly<Record<string, string>> = {},
): Promise<GatewayResult<unknown>> {
  const { signIn } = publicSite();
  if (!signIn) return { status: 'failed' };
  try {
    const response = await fetch(`${signIn.gateway}/${path}`, {
      ...init,
      headers: { ...headers, 'correlation-id': crypto.randomUUID() },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return { status: 'ok', data: await response.json() };
    return { status: REFUSED.includes(response.status) ? 'refused' : 'failed' };
  } catch {
    return { status: 'failed' };
  }
}
