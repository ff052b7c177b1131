/** Reads the caller and its credentials from the request's headers and IP address. */
import { hash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problems.ts';
import type { Caller, TokenVerifier } from './product-api.ts';

/** @throws ProblemError when a wrong preview key was sent */
export function readCaller(request: FastifyRequest, previewKey: string | undefined): Caller {
  const { 'preview-key': key, 'unlock-grant': grant } = request.headers;
  if (key !== undefined && !(previewKey !== undefined && isSameSecret(key, previewKey))) {
    throw new ProblemError('wrong-preview-key');
  }
  return {
    audience: key === undefined ? 'public' : 'editor',
    grant: typeof grant === 'string' ? grant : undefined,
    ipAddress: clientIpAddress(request.ip),
  };
}

/** Whether the response is the same for every caller that sends no credentials. */
export function isAnonymous({ headers }: FastifyRequest): boolean {
  return headers['preview-key'] === undefined && headers['unlock-grant'] === undefined;
}

/** @throws ProblemError when there is no valid access token (RFC 6750) */
export async function readUser(request: FastifyRequest, tokens: TokenVerifier): Promise<string> {
  const token = bearerToken(request);
  const isWriting = request.method !== 'GET';
  const user = token === undefined ? undefined : await tokens.verify(token, isWriting);
  if (user !== undefined) return user;
  const challenge = token === undefined ? 'Bearer' : 'Bearer error="invalid_token"';
  throw new ProblemError('wrong-access-token', { headers: { 'WWW-Authenticate': challenge } });
}

/** The token of the `Authorization` header (RFC 6750). */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

/** Compares digests of equal length: the time does not tell how much of the secret matches. */
export function secretVerifier(secret: string): (candidate: unknown) => boolean {
  const expected = digest(secret);
  return (candidate) =>
    typeof candidate === 'string' && timingSafeEqual(digest(candidate), expected);
}

/** Same for a secret that is compared rarely. */
export function isSameSecret(candidate: string | readonly string[], expected: string): boolean {
  return secretVerifier(expected)(candidate);
}

/** Rejects requests in the scope without the product's `api-key` header (specification §7.6). */
export function requireApiKey(app: FastifyInstance, apiKey: string): void {
  const isValid = secretVerifier(apiKey);
  app.addHook('onRequest', (request, _reply, done) => {
    done(isValid(request.headers['api-key']) ? undefined : new ProblemError('wrong-api-key'));
  });
}

/** Strips the port that some proxies add (`192.0.2.7:51234`), which differs per connection. */
export function clientIpAddress(forwarded: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(forwarded) ?? [];
  const ipAddress = bracketed ?? plain ?? '';
  return isIP(ipAddress) === 0 ? forwarded : ipAddress;
}
