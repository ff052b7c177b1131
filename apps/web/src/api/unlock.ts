/** Unlocks articles (specification §4.9). Browser only: no server renders what a grant opens. */
import type { Problem } from '@varde/contract/common';
import type { Document } from '@varde/contract/documents';
import type { Grant, UnlockBody } from '@varde/contract/unlocking';
import { isOnline } from '#browser/network.ts';
import { readJson } from '#browser/read-json.ts';
import { serverUrl } from '#browser/site.ts';
import type { ApiResult } from './api-result.ts';
import { withReferences, type LoadedDocument } from './load-document.ts';
import { requestHeaders } from './request-headers.ts';

export type UnlockResult =
  | { readonly status: 'ok'; readonly granted: Grant }
  /** `left`: remaining attempts. */
  | { readonly status: 'refused'; readonly left: number | undefined }
  /** After too many wrong codes; seconds until the next attempt. */
  | { readonly status: 'wait'; readonly seconds: number }
  | { readonly status: 'offline' | 'failed' };

/** @param former grant by which this browser has opened the article before, valid or expired */
export async function unlock(id: number, body: UnlockBody, former?: string): Promise<UnlockResult> {
  const response = await request(`documents/${id}/unlock`, {
    method: 'POST',
    body: JSON.stringify(body),
    ...(former === undefined ? {} : { grant: former }),
  });
  if (!response) return { status: isOnline() ? 'failed' : 'offline' };
  if (response.ok) return { status: 'ok', granted: await readJson(response) };
  if (response.status === 429) {
    return { status: 'wait', seconds: Number(response.headers.get('retry-after') ?? 0) };
  }
  if (response.status !== 403) return { status: 'failed' };
  const { attempts_left: left } = await readJson<Problem>(response);
  return { status: 'refused', left };
}

/** The document with what the grant opens; with an expired grant it is still locked. */
export async function loadUnlocked(id: number, grant: string): Promise<ApiResult<LoadedDocument>> {
  const response = await request(`documents/${id}?include_media=true`, { grant });
  if (!response) return { status: isOnline() ? 'failed' : 'offline' };
  if (!response.ok) return { status: 'failed', httpStatus: response.status };
  return { status: 'ok', data: await withReferences(await readJson<Document>(response)) };
}

/** `undefined` if there is no response. */
async function request(path: string, { grant, ...init }: RequestInit & { grant?: string }) {
  try {
    return await fetch(serverUrl(`/api/v3/${path}`), {
      ...init,
      headers: {
        ...requestHeaders(),
        ...(grant === undefined ? {} : { 'unlock-grant': grant }),
      },
    });
  } catch {
    return undefined;
  }
}
