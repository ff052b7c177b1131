/**
 * Uploads a transfer to another phone, and downloads it there (docs/api.md, "To another phone").
 * Browser only.
 */
import type { StoredTransfer, TakenTransfer } from '@varde/contract/transfers';
import { isOnline } from '#browser/network.ts';
import { readJson } from '#browser/read-json.ts';
import { serverUrl } from '#browser/site.ts';
import type { ApiResult } from './api-result.ts';
import { requestHeaders } from './request-headers.ts';

/** Returns when the transfer expires. */
export async function leaveTransfer(code: string, data: string): Promise<ApiResult<Date>> {
  const result = await post<StoredTransfer>('transfers', { code, data });
  if (result.status !== 'ok') return result;
  return { status: 'ok', data: new Date(result.data.expires_at) };
}

/** `not-found`: downloaded before, expired, or never uploaded. */
export async function fetchTransfer(code: string): Promise<ApiResult<string>> {
  const result = await post<TakenTransfer>('transfers/take', { code });
  return result.status === 'ok' ? { status: 'ok', data: result.data.data } : result;
}

async function post<T>(path: string, body: object): Promise<ApiResult<T>> {
  try {
    const response = await fetch(serverUrl(`/api/v3/${path}`), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: requestHeaders(),
    });
    if (response.ok) return { status: 'ok', data: await readJson(response) };
    const isMissing = response.status === 404;
    return isMissing ? { status: 'not-found' } : { status: 'failed', httpStatus: response.status };
  } catch {
    return { status: isOnline() ? 'failed' : 'offline' };
  }
}
