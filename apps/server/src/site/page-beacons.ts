/**
 * Receives what pages send with `navigator.sendBeacon`: only from pages of this site, in browsers of
 * people, and so many from one IP address. Always responds an empty 204: no page shows an error, no
 * caller learns what is accepted.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { Config } from '#config/config.ts';
import { clientIpAddress } from '#http/caller.ts';
import { clientNetwork } from '#http/client-network.ts';
import { publicOrigin } from '#http/public-origin.ts';

export interface BeaconOptions<T> {
  readonly path: string;
  readonly maxBytes: number;
  /** Checks the parsed JSON of a beacon; `undefined`: ignore it. */
  readonly read: (value: unknown) => T | undefined;
  readonly onBeacon: (beacon: T) => void;
}

export function receiveBeacons<T>(
  app: FastifyInstance,
  config: Config,
  { path, maxBytes, read, onBeacon }: BeaconOptions<T>,
): void {
  const isWithinLimit = createFloodGuard();
  const parse = { parseAs: 'string', bodyLimit: maxBytes } as const;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Plain text, so that a beacon to another origin needs no preflight.
    scope.addContentTypeParser<string>(['text/plain', 'application/json'], parse, (_, text, done) =>
      done(null, parseJson(text)),
    );
    scope.post(path, { schema: { hide: true } }, async (request, reply) => {
      const beacon = read(request.body);
      const counts = beacon !== undefined && isFromOwnPage(config, request) && isHuman(request);
      if (counts && isWithinLimit(clientIpAddress(request.ip))) onBeacon(beacon);
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
 * In-memory rate limit of beacons per IP address: cheaper than the database's, and need not be
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
