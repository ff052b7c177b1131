import type { SiteSignIn } from '@varde/contract/site-context';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#config/config.ts';
import { ProblemError } from '#http/problems.ts';
import { publicOrigin } from '#http/public-origin.ts';
import { isLoopback } from '#config/sign-in-settings.ts';

/** Where the login host is mounted (specification §7.1). */
export const LOGIN_HOST_PREFIX = '/identity';
/** Path prefix of the gateway's endpoints (specification §7.1). */
export const GATEWAY_PREFIX = '/gateway';
/** The path of the app that the login host redirects visitors back to (specification §2.2). */
export const CALLBACK_PATH = '/oauth2/callback';

/** Tokens are issued for one origin, never for an arbitrary Host header. */
function canSignInAt(config: Config, origin: string): boolean {
  if (!config.signIn) return false;
  return config.publicUrl === origin || (!config.publicUrl && isLoopback(new URL(origin).hostname));
}

/** @throws ProblemError */
export function signInOrigin(config: Config, request: FastifyRequest): string {
  const origin = publicOrigin(config, request);
  if (!canSignInAt(config, origin)) throw new ProblemError('not-found');
  return origin;
}

/** Origins whose pages may use the gateway: the site and the operator's other apps. */
export function gatewayOrigins(config: Config, origin: string): readonly string[] {
  return [origin, ...config.appOrigins];
}

/** Allowed redirect URIs, compared exactly. */
export function callbacksOf(config: Config, origin: string): readonly string[] {
  return gatewayOrigins(config, origin).map((one) => one + CALLBACK_PATH);
}

/** The site's sign-in configuration; `undefined` where sign-in is unavailable. */
export function siteSignIn(config: Config, origin: string): SiteSignIn | undefined {
  const { signIn } = config;
  if (!signIn || !canSignInAt(config, origin)) return undefined;
  const paths = { gateway: GATEWAY_PREFIX, loginHost: LOGIN_HOST_PREFIX };
  if (signIn.provider === 'embedded') return { ...paths, account: `${LOGIN_HOST_PREFIX}/account` };
  const { accountUrl: account, pictures } = signIn;
  return { ...paths, account, elsewhere: { pictures } };
}
