/** The outcome of an API request. Expected outcomes are values; only mistakes in the code throw. */
export type ApiResult<T> =
  | { readonly status: 'ok'; readonly data: T }
  | { readonly status: 'not-found'; readonly isUnpublished?: boolean }
  /** The device has no network. */
  | { readonly status: 'offline' }
  /** Anything else; `httpStatus` if there was a response. */
  | { readonly status: 'failed'; readonly httpStatus?: number };
