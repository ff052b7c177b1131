import type { FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { ProblemError } from '#http/problems.ts';
import { publicOrigin } from '#http/public-origin.ts';
import { isLoopback } from './sign-in-settings.ts';

/** The path of the app that the login host sends visitors back to (specification §2). */
export const CALLBACK_PATH = '/oauth2/callback';

/** Whether visitors who reach the site by this origin can sign in: tokens are made out to one origin, not to any Host header. */
export function canSignInAt(config: Config, origin: string): boolean {
  if (!config.signIn) return false;
  return config.publicUrl === origin || (!config.publicUrl && isLoopback(new URL(origin).hostname));
}

/** @throws ProblemError */
export function signInOrigin(config: Config, request: FastifyRequest): string {
  const origin = publicOrigin(config, request);
  if (!canSignInAt(config, origin)) throw new ProblemError('not-found');
  return origin;
}

/** Origins whose pages may use the gateway: the site's, and those of the operator's other apps. */
export function gatewayOrigins(config: Config, origin: string): readonly string[] {
  return [origin, ...config.appOrigins];
}

/** Compared letter by letter. */
export function callbacksOf(config: Config, origin: string): readonly string[] {
  return gatewayOrigins(config, origin).map((one) => one + CALLBACK_PATH);
}
