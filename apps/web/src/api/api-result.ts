/** The outcome of an API request. Expected outcomes are values; only mistakes in the code throw. */
export type ApiResult<T> =
  | { readonly status: 'ok'; readonly data: T }
  | { readonly status: 'not-found'; readonly isUnpublished?: boolean }
  /** The device has no network. */
  | { readonly status: 'offline' }
  /** Anything else; `httpStatus` if there was a response. */
  | { readonly status: 'failed'; readonly httpStatus?: number };

/** The data, transformed; `undefined` when the request failed or the service broke its schema. */
export function transformOrUndefined<T, View>(
  result: ApiResult<T>,
  transform: (data: T) => View,
): View | undefined {
  if (result.status !== 'ok') return undefined;
  try {
    return transform(result.data);
  } catch {
    return undefined;
  }
}
