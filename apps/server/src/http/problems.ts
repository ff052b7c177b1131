/** All problem types (RFC 9457): status, title and the stable `type` URL that callers compare. */
import type { Problem } from '@varde/contract/common';

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

const PROBLEM_KINDS = {
  'malformed-parameter': { status: 400, title: 'Invalid parameter' },
  'malformed-request': { status: 400, title: 'Malformed request' },
  'wrong-code': { status: 400, title: 'Invalid authorization code' },
  'wrong-api-key': { status: 401, title: 'The api-key header is missing or invalid' },
  'wrong-preview-key': { status: 401, title: 'The preview-key header is invalid' },
  'wrong-access-token': { status: 401, title: 'The access token is missing, expired or invalid' },
  'not-signed-in': { status: 401, title: 'Not signed in' },
  'not-unlocked': { status: 403, title: 'The lock was not opened' },
  'other-origin': { status: 403, title: 'Cross-site requests are not allowed' },
  'not-found': { status: 404, title: 'Not found' },
  'not-published': { status: 404, title: 'Not published' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  'request-timeout': { status: 408, title: 'The request took too long' },
  'not-locked': { status: 409, title: 'The document is not locked' },
  'body-too-large': { status: 413, title: 'The request body is too large' },
  'address-too-long': { status: 414, title: 'The URL is too long' },
  'wrong-media-type': { status: 415, title: 'Unsupported media type' },
  'range-not-satisfiable': { status: 416, title: 'Range not satisfiable' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'headers-too-large': { status: 431, title: 'The request headers are too large' },
  'internal-error': { status: 500, title: 'Internal server error' },
  'not-implemented': { status: 501, title: 'Not implemented' },
  unavailable: { status: 503, title: 'Service unavailable' },
  overloaded: { status: 503, title: 'Too many requests are waiting' },
} as const;

export type ProblemKind = keyof typeof PROBLEM_KINDS;

export interface ProblemOptions {
  /** For a human reader; never contains the visitor's input. */
  readonly detail?: string;
  /** On 400: the invalid parameter. */
  readonly parameter?: string;
  /** On 403 by a wrong code: attempts left before the limit applies. */
  readonly attemptsLeft?: number;
  /** Such as `Allow` on 405 and `Retry-After` on 429. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The route has logged it. */
  readonly isLogged?: true;
}

/** Thrown anywhere below a route; its fields are sent to the caller as they are. */
export class ProblemError extends Error {
  readonly kind: ProblemKind;
  readonly options: ProblemOptions;
  constructor(kind: ProblemKind, options: ProblemOptions = {}) {
    super(options.detail ?? PROBLEM_KINDS[kind].title);
    this.kind = kind;
    this.options = options;
  }
}

export function malformedParameter(parameter: string, detail: string): ProblemError {
  return new ProblemError('malformed-parameter', { parameter, detail });
}

/** Most servers recover within seconds; the apps retry by themselves. */
export const RETRY_AFTER_S = 5;

/** @param detail the reason */
export function unavailable(
  detail: string,
  options: Pick<ProblemOptions, 'isLogged'> = {},
): ProblemError {
  return new ProblemError('unavailable', {
    ...options,
    detail,
    headers: { 'Retry-After': String(RETRY_AFTER_S) },
  });
}

export function databaseUnavailable(): ProblemError {
  return unavailable('The database is unavailable; each request tries to reach it again.');
}

/** @param seconds until the next attempt is allowed */
export function tooManyRequests(seconds: number): ProblemError {
  return new ProblemError('too-many-requests', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
  });
}

export function presentProblem(error: ProblemError, correlationId: string): Problem {
  const { detail, parameter, attemptsLeft } = error.options;
  const { status, title } = PROBLEM_KINDS[error.kind];
  return {
    type: `/problems/${error.kind}`,
    title,
    status,
    ...(detail === undefined ? {} : { detail }),
    ...(parameter === undefined ? {} : { parameter }),
    ...(attemptsLeft === undefined ? {} : { attempts_left: attemptsLeft }),
    correlation_id: correlationId,
  };
}

const KIND_BY_STATUS = new Map<number, ProblemKind>(
  Object.keys(PROBLEM_KINDS)
    .filter((kind): kind is ProblemKind => kind in PROBLEM_KINDS)
    .reverse()
    .map((kind) => [PROBLEM_KINDS[kind].status, kind]),
);

/** The kind for a status; an unknown one is a malformed request (4xx) or an internal error. */
export function kindOfStatus(status: number): ProblemKind {
  const isClientError = status >= 400 && status < 500;
  const found = status === 400 ? 'malformed-request' : KIND_BY_STATUS.get(status);
  return found ?? (isClientError ? 'malformed-request' : 'internal-error');
}
