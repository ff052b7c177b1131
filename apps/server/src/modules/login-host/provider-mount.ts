/** Hands requests to the OpenID library, which answers on the raw response. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '#http/client-address.ts';
import { tooManyRequests } from '#http/problems.ts';
import { addressGroup } from '#modules/attempts/address-group.ts';
import { signInOrigin } from '#modules/gateway/sign-in-origin.ts';
import { LOGIN_HOST_PREFIX } from './login-host-prefix.ts';
import type { LoginHostParts } from './page-request.ts';

/** Every start is kept for an hour; a museum's visitors share an address. */
const STARTS = { count: 300, windowS: 600 } as const;
const WHAT = 'login-host/start';

/** The paths that `provider.ts` configures. */
const PATHS = [
  '/.well-known/openid-configuration',
  '/authorize',
  '/authorize/:uid',
  '/token',
  '/token/revocation',
  '/userinfo',
  '/jwks',
  '/session/end',
  '/session/end/confirm',
  '/session/end/success',
];

export function providerMount(parts: LoginHostParts) {
  return async (app: FastifyInstance): Promise<void> => {
    // The library reads bodies itself.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _body, done) => done(null));
    const handler = (request: FastifyRequest, reply: FastifyReply) => hand(parts, request, reply);
    for (const url of PATHS)
      app.route({ method: ['GET', 'POST', 'OPTIONS'], url, schema: { hide: true }, handler });
  };
}

async function hand(
  { config, hosts, attempts }: LoginHostParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const origin = signInOrigin(config, request);
  if (request.routeOptions.url === `${LOGIN_HOST_PREFIX}/authorize`) {
    const tried = { what: WHAT, who: addressGroup(clientAddress(request.ip)) };
    const wait = await attempts.take(tried, STARTS);
    if (wait !== undefined) throw tooManyRequests(wait);
  }
  const provider = await hosts.at(origin);
  reply.hijack();
  const { raw } = request;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  // The library believes these two, so they are ours and nobody else's.
  raw.headers['x-forwarded-proto'] = origin.startsWith('https:') ? 'https' : 'http';
  raw.headers['x-forwarded-host'] = new URL(origin).host;
  Object.assign(raw, { originalUrl: raw.url });
  raw.url = (raw.url ?? '').slice(LOGIN_HOST_PREFIX.length);
  await provider.callback()(raw, reply.raw);
}
