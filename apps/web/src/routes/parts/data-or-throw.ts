import { notFound } from '@tanstack/react-router';
import type { ApiResult } from '#api/api-result.ts';

/** The data of a page's main call; what else it came to is shown by the router: not-found page or error page. */
export function dataOrThrow<T>(result: ApiResult<T>): T {
  if (result.status === 'ok') return result.data;
  if (result.status === 'not-found')
    throw notFound({ data: { isUnpublished: result.isUnpublished } });
  if (result.status === 'offline') throw new Error('offline');
  throw new Error(result.httpStatus ? `HTTP error: ${result.httpStatus}` : 'No answer');
}
