/**
 * Wires up sign-in: the gateway, the authorize endpoint and the embedded login host. Registers
 * nothing where sign-in is off; the OpenID libraries are imported on first use.
 */
import type { SiteProfile } from '@varde/contract/site-profile';
import type { FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';
import type { Context } from '#context.ts';
import type { AccessTokens } from '#identity/tokens/access-tokens.service.ts';
import { createAccountSessions } from '#identity/accounts/account-sessions.ts';
import { createAccounts, assertPepperConfigured } from '#identity/accounts/accounts.service.ts';
import { createRateLimiter } from '#rate-limit/rate-limit.service.ts';
import { messagesFor, type MessagesFor } from '#identity/login-host/messages.ts';
import { providerPages } from '#identity/login-host/pages.ts';
import { loginHostRoutes } from '#identity/login-host/login-host.routes.ts';
import { createLoginHosts, GATEWAY_CLIENT_ID, issuerAt } from '#identity/login-host/provider.ts';
import { createMailer } from '#identity/mail/mail.service.ts';
import { createSecret } from '#secrets/secrets.service.ts';
import { GATEWAY_PREFIX, LOGIN_HOST_PREFIX } from './sign-in-origin.ts';
import { gatewayRoutes, registerAuthorizeEndpoint } from './gateway.routes.ts';
import { createGateways } from './gateway.service.ts';
import {
  createEmbeddedLogins,
  createTokenCipher,
  type ReferTo,
  replaceClearTokens,
} from './provider-logins.ts';
import { createRelyingParty, type RelyingParty } from './relying-party.client.ts';

interface SiteSources {
  /** Public files of the built site, whose fonts the login host's pages use. */
  readonly siteFolder: string | undefined;
  /** Name, icon, colours and languages of the site. */
  readonly profile: () => SiteProfile;
}

export async function registerSignIn(
  app: FastifyInstance,
  context: Context,
  tokens: AccessTokens,
  { siteFolder, profile }: SiteSources,
): Promise<void> {
  const { config, database } = context;
  if (!config.signIn) return;
  await replaceClearTokens(database, referenceOf(context));
  const rateLimiter = createRateLimiter(database);
  const gateways = createGateways(context, tokens, partyOf(app, context));
  registerAuthorizeEndpoint(app, config, gateways);
  await app.register(gatewayRoutes({ config, gateways, rateLimiter }), { prefix: GATEWAY_PREFIX });
  if (config.signIn.provider !== 'embedded') return;
  await assertPepperConfigured(context);
  const accounts = createAccounts({ database, rateLimiter, pepper: config.passwordPepper });
  const messages: MessagesFor = (headers) => messagesFor(profile(), headers);
  const hosts = createLoginHosts(
    context,
    accounts,
    providerPages(messages),
    (err, correlation_id) => app.log.error({ err, correlation_id }, 'login host failed'),
  );
  const accountSessions = createAccountSessions(database);
  const mailer = createMailer(config);
  const stores = { accounts, accountSessions, rateLimiter, mailer };
  const deps = { config, ...stores, hosts, messagesFor: messages, profile, siteFolder };
  await app.register(loginHostRoutes(deps), { prefix: LOGIN_HOST_PREFIX });
}

function referenceOf({ config: { signIn }, database }: Context): ReferTo {
  if (signIn?.provider !== 'other') return createEmbeddedLogins(database).referTo;
  const { encrypt } = createTokenCipher(signIn.clientSecret);
  return async (token) => encrypt(token);
}

function partyOf(app: FastifyInstance, { config, database }: Context) {
  const clientSecret = createSecret(database, 'gateway-client');
  const logins = createEmbeddedLogins(database);
  return async (origin: string): Promise<RelyingParty> => {
    const { signIn } = config;
    if (signIn?.provider === 'other') return createRelyingParty(signIn);
    return createRelyingParty({
      issuer: issuerAt(origin),
      clientId: GATEWAY_CLIENT_ID,
      clientSecret: await clientSecret(),
      embedded: { fetch: fetchWithin(app, origin), logins },
    });
  };
}

const EMPTY = new Set([204, 205, 304]);

/** `fetch` for URLs of this server, without a socket: independent of how it is reachable. */
export function fetchWithin(app: FastifyInstance, origin: string): CustomFetch {
  return async (url, { method, headers, body }) => {
    const { pathname, search, host } = new URL(url);
    const isText = typeof body === 'string' || body instanceof URLSearchParams;
    const protocol = origin.startsWith('https:') ? { 'x-forwarded-proto': 'https' } : {};
    const response = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...headers, ...protocol, host },
      ...(isText && { payload: body.toString() }),
    });
    const responseHeaders = Object.entries(response.headers).map(
      ([name, value]): [string, string] => [name, String(value)],
    );
    const text = EMPTY.has(response.statusCode) ? null : response.payload;
    return new Response(text, { status: response.statusCode, headers: responseHeaders });
  };
}
