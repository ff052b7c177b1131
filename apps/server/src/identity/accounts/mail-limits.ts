/** Limits of emails to visitors, and of registrations, each of which sends one to a stranger. */
import { clientNetwork, widerNetwork } from '#http/client-network.ts';
import type { Limit, RateLimiter } from '#rate-limit/rate-limit.service.ts';

export interface MailLimit {
  /** `all`: the limit of registrations by all visitors, not of this one's network. */
  readonly status: 'wait' | 'wait-for-all';
  readonly seconds: number;
}

/** Emails per recipient, and per requesting IP address. */
const MAILS_TO: Limit = { count: 4, windowS: 3600 };
const MAILS_BY: Limit = { count: 60, windowS: 3600 };
/** Emails per wider network: a customer may have all of its addresses, 65,536 IPv6 /64 in a /48. */
const MAILS_BY_NETWORK: Limit = { count: 120, windowS: 3600 };
/**
 * Registrations by all visitors: each may send an email to a stranger, and mail servers that send
 * many of those are blocked. Five networks at their own limit reach it.
 */
const REGISTRATIONS: Limit = { count: 600, windowS: 3600 };

/** Network limits come first: one network does not use up what all visitors share. */
export async function consumeMail(
  rateLimiter: RateLimiter,
  ipAddress: string,
): Promise<MailLimit | undefined> {
  const by = { what: 'account/mails-by', who: clientNetwork(ipAddress) };
  const byNetwork = { what: 'account/mails-by-network', who: widerNetwork(ipAddress) };
  const seconds =
    (await rateLimiter.consume(by, MAILS_BY)) ??
    (await rateLimiter.consume(byNetwork, MAILS_BY_NETWORK));
  return seconds === undefined ? undefined : { status: 'wait', seconds };
}

/** Counts every registration: a count of unknown email addresses would reveal the known ones. */
export async function consumeRegistration(
  rateLimiter: RateLimiter,
): Promise<MailLimit | undefined> {
  const seconds = await rateLimiter.consume({ what: 'account/registrations' }, REGISTRATIONS);
  return seconds === undefined ? undefined : { status: 'wait-for-all', seconds };
}

/** @returns whether the recipient may get another email */
export async function consumeMailTo(rateLimiter: RateLimiter, email: string): Promise<boolean> {
  const wait = await rateLimiter.consume({ what: 'account/mails-to', who: email }, MAILS_TO);
  return wait === undefined;
}
