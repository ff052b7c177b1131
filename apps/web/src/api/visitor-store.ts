/**
 * What the server stores for a signed-in visitor: settings with favourites, and runs of rebuses
 * (specification §6.2, §7.2). Without an access token nothing is requested. Browser only.
 */
import type {
  QuizData,
  QuizResponse,
  QuizResponseList,
  UserSettings,
  UserSettingsBody,
} from '@varde/contract/user-data';
import { isOnline } from '#browser/network.ts';
import { readJson } from '#browser/read-json.ts';
import { currentSession } from '#state/session.ts';
import { serverUrl } from '#browser/site.ts';
import type { ApiResult } from './api-result.ts';
import { requestHeaders } from './request-headers.ts';

/** `signed-out`: nothing was requested, or the token was rejected. */
export type VisitorResult<T> = ApiResult<T> | { readonly status: 'signed-out' };

export async function loadSettings(): Promise<VisitorResult<UserSettings>> {
  return pick(await request<UserSettingsBody>('user-settings/current'), ({ settings }) => settings);
}

/** Returns the stored settings, merged with those of other devices. */
export async function saveSettings(settings: object): Promise<VisitorResult<UserSettings>> {
  const result = await request<UserSettingsBody>('user-settings', { settings });
  return pick(result, ({ settings: stored }) => stored);
}

/** Ids of the rebuses and posts that the visitor has started, on any device. */
export async function loadStartedIds(): Promise<VisitorResult<readonly number[]>> {
  const result = await request<QuizResponseList>('quiz-responses');
  return pick(result, ({ items }) => items.map(({ document_id: id }) => id));
}

export async function loadQuiz(documentId: number): Promise<VisitorResult<QuizData | null>> {
  const result = await request<QuizResponse>(`quiz-response?document_id=${documentId}`);
  return pick(result, ({ quiz_data: data }) => data);
}

/** Returns the stored run, merged with those of other devices. */
export async function saveQuiz(
  documentId: number,
  quizData: object,
): Promise<VisitorResult<QuizData | null>> {
  const body = { document_id: documentId, quiz_data: quizData };
  return pick(await request<QuizResponse>('quiz-response', body), ({ quiz_data: data }) => data);
}

function pick<T, U>(result: VisitorResult<T>, part: (data: T) => U): VisitorResult<U> {
  return result.status === 'ok' ? { status: 'ok', data: part(result.data) } : result;
}

/** @param body of a PUT; without one it is a GET */
async function request<T>(path: string, body?: object): Promise<VisitorResult<T>> {
  const session = currentSession();
  const token = await session?.accessToken();
  if (!session || token === undefined) return { status: 'signed-out' };
  try {
    const response = await send(path, token, body);
    if (response.status !== REFUSED) return await read(response);
    const next = await session.replaceToken(token);
    if (next !== undefined) return await read(await send(path, next, body));
    // Renewal got no response, which does not end the session.
    return currentSession() ? { status: 'failed', httpStatus: REFUSED } : { status: 'signed-out' };
  } catch {
    return isOnline() ? { status: 'failed' } : { status: 'offline' };
  }
}

const REFUSED = 401;

function send(path: string, token: string, body: object | undefined): Promise<Response> {
  return fetch(serverUrl(`/api/v3/${path}`), {
    ...(body ? { method: 'PUT', body: JSON.stringify(body) } : {}),
    headers: { ...requestHeaders(), authorization: `Bearer ${token}` },
  });
}

async function read<T>(response: Response): Promise<VisitorResult<T>> {
  if (response.ok) return { status: 'ok', data: await readJson(response) };
  return response.status === 404
    ? { status: 'not-found' }
    : { status: 'failed', httpStatus: response.status };
}
