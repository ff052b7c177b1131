/**
 * Varde's own analytics collector (specification §4.2, §7.5): adds the events of pages to the day's
 * counts. Always responds an empty 204: no page shows an error, no caller learns what is counted.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { VisitEvent } from '@varde/contract/visit-event';
import { VISIT_EVENT_MAX_BYTES } from '@varde/domain/visits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { Compile } from 'typebox/compile';
import type { Config } from '#config/config.ts';
import { clientIpAddress } from '#http/caller.ts';
import { publicOrigin } from '#http/public-origin.ts';
import { clientNetwork } from '#http/client-network.ts';
import { VISITS_PATH } from '#config/site-settings.ts';
import type { VisitCounter } from './visit-counter.service.ts';

const Event = Compile(VisitEvent);

export function registerAnalytics(
  app: FastifyInstance,
  config: Config,
  visits: VisitCounter,
): void {
  const isWithinLimit = createFloodGuard();
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const parse = { parseAs: 'string', bodyLimit: VISIT_EVENT_MAX_BYTES } as const;
    scope.addContentTypeParser<string>(['text/plain', 'application/json'], parse, (_, text, done) =>
      done(null, readEvent(text)),
    );
    scope.post<{ Body: VisitEvent | undefined }>(
      VISITS_PATH,
      { schema: { hide: true } },
      async (request, reply) => {
        const { body: event } = request;
        const counts = event && isFromOwnPage(config, request) && isHuman(request);
        if (counts && isWithinLimit(clientIpAddress(request.ip))) visits.count(event);
        return reply.code(204).header('Cache-Control', 'no-store').send();
      },
    );
  });
  app.addHook('onClose', () => visits.close());
}

function readEvent(text: string): VisitEvent | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Event.Check(value) && isComplete(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A goal needs its name, an engagement its duration; otherwise they would count as page views. */
function isComplete({ name, goal, seconds }: VisitEvent): boolean {
  if (name === 'goal') return goal !== undefined;
  return name !== 'engagement' || seconds !== undefined;
}

/** Browsers send the page's origin with every POST. */
function isFromOwnPage(config: Config, request: FastifyRequest): boolean {
  const { origin = '' } = request.headers;
  return origin === publicOrigin(config, request) || config.appOrigins.includes(origin);
}

/** A request without a user agent does not come from a person's browser. */
function isHuman({ headers }: FastifyRequest): boolean {
  const { 'user-agent': agent = '' } = headers;
  return agent !== '' && !isbot(agent);
}

interface FloodLimit {
  /** Per IP address: a school class may share one. */
  readonly perIpAddress: number;
  /** Number of IP addresses counted separately; further ones share one count. */
  readonly ipAddresses: number;
  readonly windowMs: number;
}

const MINUTE: FloodLimit = { perIpAddress: 300, ipAddresses: 50_000, windowMs: 60_000 };
const KEY_BYTES = 16;

/**
 * In-memory rate limit of events per IP address: cheaper than the database's, and need not be
 * shared by servers, as addresses are hashed with a key that lives one minute in this process.
 */
function createFloodGuard(
  limit: FloodLimit = MINUTE,
  now: () => number = Date.now,
): (ipAddress: string) => boolean {
  let ends = 0;
  let key: Buffer = randomBytes(KEY_BYTES);
  let counts = new Map<string, number>();
  const reset = (): void => {
    ends = now() + limit.windowMs;
    key = randomBytes(KEY_BYTES);
    counts = new Map();
  };
  return (ipAddress) => {
    if (now() >= ends) reset();
    const hashed = createHmac('sha256', key).update(clientNetwork(ipAddress)).digest('base64url');
    const slot = counts.has(hashed) || counts.size < limit.ipAddresses ? hashed : '';
    const count = (counts.get(slot) ?? 0) + 1;
    counts.set(slot, count);
    return count <= limit.perIpAddress;
  };
}
