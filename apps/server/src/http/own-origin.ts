/** Refuses what another site's page sends in a visitor's name. Cookies alone do not tell who wrote a request. */
import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problems.ts';

/** A neighbour under the same domain is another site too. */
const OTHERS: readonly unknown[] = ['cross-site', 'same-site'];

/**
 * Browsers name the page's origin with everything that is posted; programs that are no browsers need not.
 * @throws ProblemError
 */
export function requireOwnOrigin({ headers }: FastifyRequest, allowed: readonly string[]): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const isOther = origin === undefined ? OTHERS.includes(site) : !allowed.includes(origin);
  if (isOther) throw new ProblemError('other-origin');
}
