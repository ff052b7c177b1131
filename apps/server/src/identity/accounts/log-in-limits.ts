/**
 * Limits of password attempts, and who others' wrong passwords do not lock out: browsers and
 * networks that have logged in to the account before. A browser shows that by a device cookie
 * (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"), which allows nothing but its
 * own attempts.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { STORAGE_LIFE_S } from '@varde/domain/constants';
import type { Context } from '#context.ts';
import { isSameSecret } from '#http/caller.ts';
import { clientNetwork } from '#http/client-network.ts';
import type { Count, Limit, RateLimiter } from '#rate-limit/rate-limit.service.ts';
import { createSecret } from '#secrets/secrets.service.ts';

export interface ClientInfo {
  readonly ipAddress: string;
  /** Value of its device cookie. */
  readonly device?: string | undefined;
}

/** Whose password is tried. */
interface Target {
  readonly email: string;
  /** `undefined` where no account has this email address. */
  readonly accountId: string | undefined;
}

type Attempt =
  | { readonly status: 'wait'; readonly seconds: number }
  /** Counted; `succeed` removes it again, as only wrong passwords count. */
  | { readonly status: 'allowed'; readonly succeed: () => Promise<void> };

export interface LogInLimits {
  /** Counts an attempt before the password is verified. */
  attempt(target: Target, client: ClientInfo): Promise<Attempt>;
  /** For a client that has proved to be the owner. @returns the value of its device cookie */
  trust(accountId: string, client: ClientInfo): Promise<string>;
  /** The reader of the account's email is its owner: failed attempts by others are cleared. */
  clear(email: string, client: ClientInfo): Promise<void>;
}

/** Wrong passwords per IP address (shared by a museum's visitors), per IP address and account. */
const BY_IP: Limit = { count: 100, windowS: 900 };
const BY_BOTH: Limit = { count: 10, windowS: 900 };
/** Wrong passwords per account, from networks that have never logged in to it. */
const BY_ACCOUNT: Limit = { count: 100, windowS: 3600 };
/** Wrong passwords per browser that has logged in to the account before. */
const BY_DEVICE: Limit = { count: 10, windowS: 900 };

const byIp = (ipAddress: string): Count => ({
  key: { what: 'log-in/address', who: clientNetwork(ipAddress) },
  limit: BY_IP,
});
const byBoth = (email: string, ipAddress: string): Count => ({
  key: { what: 'log-in/both', who: `${email} ${clientNetwork(ipAddress)}` },
  limit: BY_BOTH,
  isOwn: true,
});
const byAccount = (email: string): Count => ({
  key: { what: 'log-in/account', who: email },
  limit: BY_ACCOUNT,
});
const byDevice = (id: string): Count => ({
  key: { what: 'log-in/device', who: id },
  limit: BY_DEVICE,
  isOwn: true,
});
const networkOf = (accountId: string, ipAddress: string) => ({
  what: 'log-in/network',
  who: `${accountId} ${clientNetwork(ipAddress)}`,
});

export function createLogInLimits({
  database,
  rateLimiter,
}: Pick<Context, 'database'> & { readonly rateLimiter: RateLimiter }): LogInLimits {
  const readSecret = createSecret(database, 'known-devices');

  async function countsOf({ email, accountId = '' }: Target, client: ClientInfo): Promise<Count[]> {
    const { device, ipAddress } = client;
    const deviceId = readDevice(await readSecret(), accountId, device);
    if (deviceId !== undefined) return [byDevice(deviceId)];
    // Read for unknown email addresses too, whose responses must not be faster.
    const isKnown = await rateLimiter.isTrusted(networkOf(accountId, ipAddress));
    return [byIp(ipAddress), byBoth(email, ipAddress), ...(isKnown ? [] : [byAccount(email)])];
  }

  return {
    async attempt(target, client) {
      const counts = await countsOf(target, client);
      for (const { key, limit } of counts) {
        const seconds = await rateLimiter.consume(key, limit);
        if (seconds !== undefined) return { status: 'wait', seconds };
      }
      return { status: 'allowed', succeed: () => rateLimiter.succeed(counts) };
    },
    async trust(accountId, { ipAddress }) {
      await rateLimiter.trust(networkOf(accountId, ipAddress), STORAGE_LIFE_S);
      return newDevice(await readSecret(), accountId);
    },
    async clear(email, { ipAddress }) {
      await rateLimiter.reset(byBoth(email, ipAddress).key);
      await rateLimiter.reset(byAccount(email).key);
    },
  };
}

const DEVICE_ID_BYTES = 16;
/** Id, Unix time in seconds, signature. */
const DEVICE = /^([\w-]{22})\.([1-9]\d{9})\.([\w-]{43})$/;

const nowS = (): number => Math.floor(Date.now() / 1000);

/** Names no account: the signature fits one account only, which the server alone can tell. */
function newDevice(secret: string, accountId: string): string {
  const terms = `${randomBytes(DEVICE_ID_BYTES).toString('base64url')}.${nowS() + STORAGE_LIFE_S}`;
  return `${terms}.${sign(secret, accountId, terms)}`;
}

/** The id of a device that has logged in to this account; `undefined` for all others. */
function readDevice(secret: string, accountId: string, cookie = ''): string | undefined {
  const [, id = '', expires = '', signature = ''] = DEVICE.exec(cookie) ?? [];
  const isGenuine = isSameSecret(signature, sign(secret, accountId, `${id}.${expires}`));
  return isGenuine && Number(expires) > nowS() ? id : undefined;
}

const sign = (secret: string, accountId: string, terms: string): string =>
  createHmac('sha256', secret).update(`device ${accountId} ${terms}`).digest('base64url');
