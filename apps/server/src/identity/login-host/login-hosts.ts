/** The OpenID provider of each origin that visitors reach the site by, made when first used and again when its keys may have changed. */
import { LRUCache } from 'lru-cache';
import type { JWK, Provider } from 'oidc-provider';
import type { Context } from '#context.ts';
import { CORRELATION_HEADER } from '#http/response-headers.ts';
import { ALGORITHM, ensureSigningKeys } from '#identity/tokens/key-ring.ts';
import type { Accounts } from '#identity/accounts/accounts.service.ts';
import { callbacksOf } from '#identity/gateway/sign-in-origin.ts';
import { createSecret } from '#secrets/secrets.service.ts';
import { providerPages } from './provider-pages.ts';
import { createProvider } from './provider.ts';

export interface LoginHosts {
  at(origin: string): Promise<Provider>;
}

const LOOK_EVERY_MS = 3_600_000;
/** Others have read the new key by then: it signs nothing before. */
const KNOWN_AFTER_S = 7200;
const MAX_ORIGINS = 8;

export function createLoginHosts(
  { database, config }: Context,
  accounts: Accounts,
  report: (error: unknown, correlationId: string) => void,
): LoginHosts {
  const providers = new LRUCache<string, Promise<Provider>>({
    max: MAX_ORIGINS,
    ttl: LOOK_EVERY_MS,
  });
  const clientSecret = createSecret(database, 'gateway-client');
  const cookieSecret = createSecret(database, 'login-host-cookies');

  async function make(origin: string): Promise<Provider> {
    const provider = await createProvider({
      database,
      accounts,
      origin,
      callbacks: callbacksOf(config, origin).filter((uri) => /^https?:/.test(uri)),
      clientSecret: await clientSecret(),
      cookieSecret: await cookieSecret(),
      keys: await providerKeys(database),
      pages: providerPages,
    });
    provider.on('server_error', ({ res }, error) =>
      report(error, String(res.getHeader(CORRELATION_HEADER))),
    );
    return provider;
  }
  return {
    at(origin) {
      const known = providers.get(origin);
      if (known) return known;
      const making = make(origin);
      providers.set(origin, making);
      making.catch(() => providers.delete(origin));
      return making;
    },
  };
}

/** The one that signs stands first: the newest that everybody knows. */
async function providerKeys(database: Context['database']): Promise<JWK[]> {
  const keys = await ensureSigningKeys(database, 'login-host');
  const signing = keys.find(({ age_s }) => age_s >= KNOWN_AFTER_S) ?? keys.at(-1);
  const ordered = keys.toSorted((a, b) => Number(b === signing) - Number(a === signing));
  return ordered.map(({ kid, jwk }) => ({ ...jwk, kid, use: 'sig', alg: ALGORITHM }));
}
