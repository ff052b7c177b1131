/** One gateway for each origin that visitors reach the site by: one in production, and `localhost` under its names while developing. */
import { LRUCache } from 'lru-cache';
import type { Context } from '#context.ts';
import type { AccessTokens } from '#modules/access-tokens/access-tokens.service.ts';
import { createGateway, type Gateway } from './gateway.service.ts';
import type { RelyingParty } from './relying-party.ts';

export interface Gateways {
  at(origin: string): Promise<Gateway>;
}

/** Ports of localhost come from the Host header. */
const MAX_ORIGINS = 8;

export function createGateways(
  context: Context,
  tokens: AccessTokens,
  partyAt: (origin: string) => Promise<RelyingParty>,
): Gateways {
  const made = new LRUCache<string, Gateway>({ max: MAX_ORIGINS });
  return {
    async at(origin) {
      const known = made.get(origin);
      if (known) return known;
      const gateway = createGateway(context, tokens, await partyAt(origin));
      made.set(origin, gateway);
      return gateway;
    },
  };
}
