/** Sends a request to the product API: on the server in process, in the browser over HTTP. */
import { createIsomorphicFn } from '@tanstack/react-start';
import { previewRequestInit } from '#state/preview-key.ts';
import { publicSite, serverUrl, siteContext } from '#browser/site.ts';
import { requestHeaders } from './request-headers.ts';

export const API_ROOT = '/api/v3/';

export interface TransportResponse {
  readonly status: number;
  /** The parsed JSON; of an error its problem details (RFC 9457), or null. */
  readonly body: unknown;
}

/** Error responses need not be JSON. */
function nullForError(status: number, error: unknown): null {
  if (status >= 400) return null;
  throw error;
}

/** Sends a GET for a path below `/api/v3/`. Rejects if there is no response. */
export async function sendCall(
  pathAndQuery: string,
  signal?: AbortSignal,
): Promise<TransportResponse> {
  const response = await send(pathAndQuery, signal);
  const { schemaIds } = publicSite();
  return schemaIds
    ? (await import('./wire-schema-ids.ts')).withOwnSchemaIds(response, schemaIds)
    : response;
}

const send: (pathAndQuery: string, signal?: AbortSignal) => Promise<TransportResponse> =
  createIsomorphicFn()
    .server(async (pathAndQuery: string, _signal?: AbortSignal) => {
      const { status, json } = await siteContext().api(`${API_ROOT}${pathAndQuery}`);
      return { status, body: JSON.parse(json) as unknown };
    })
    .client(async (pathAndQuery: string, signal?: AbortSignal) => {
      const preview = previewRequestInit();
      const response = await fetch(serverUrl(`${API_ROOT}${pathAndQuery}`), {
        headers: { ...requestHeaders(), ...preview?.headers },
        ...(preview ? { cache: preview.cache } : {}),
        ...(signal ? { signal } : {}),
      });
      const { status } = response;
      return {
        status,
        body: await response.json().catch((error: unknown) => nullForError(status, error)),
      };
    });
