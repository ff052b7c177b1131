/** Leaves what goes to another phone at the server, and fetches it there (docs/api.md, "To another phone"). Browser only. */
import type { KeptTransfer, TakenTransfer } from '@varde/contract/transfers';
import { isOnline } from '#browser/network.ts';
import { publicSite, serverUrl } from '#browser/site.ts';
import type { ApiResult } from './api-result.ts';

/** Gives when it will be gone. */
export async function leaveTransfer(code: string, data: string): Promise<ApiResult<Date>> {
  const answer = await post<KeptTransfer>('transfers', { code, data });
  if (answer.status !== 'ok') return answer;
  return { status: 'ok', data: new Date(answer.data.expires_at) };
}

/** `not-found`: fetched before, too old, or never left. */
export async function fetchTransfer(code: string): Promise<ApiResult<string>> {
  const answer = await post<TakenTransfer>('transfers/take', { code });
  return answer.status === 'ok' ? { status: 'ok', data: answer.data.data } : answer;
}

async function post<T>(path: string, body: object): Promise<ApiResult<T>> {
  try {
    const answer = await fetch(serverUrl(`/api/v3/${path}`), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'api-key': publicSite().apiKey,
        'content-type': 'application/json',
        'correlation-id': crypto.randomUUID(),
      },
    });
    if (answer.ok) return { status: 'ok', data: (await answer.json()) as T };
    const isGone = answer.status === 404;
    return isGone ? { status: 'not-found' } : { status: 'failed', httpStatus: answer.status };
  } catch {
    return { status: isOnline() ? 'failed' : 'offline' };
  }
}
