import { STORAGE_LIFE_S } from '@varde/domain/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config/config.ts';
import { readCookie, writeCookie } from '#http/cookies.ts';
import { publicOrigin } from '#http/public-origin.ts';
import { CALLBACK_PATH } from '#identity/gateway/sign-in-origin.ts';

const NAME = 'env';

/**
 * URL of the same page at the site of the environment that the visitor has chosen by `?env=`, now
 * or earlier (specification §2.4); `undefined` when this site is the chosen one. The reply stores
 * the choice. Names that are not configured are ignored.
 */
export function environmentRedirect(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
): string | undefined {
  const { environment: own, environments } = config;
  const { headers, raw } = request;
  const path = raw.url ?? '/';
  // The login callback's query holds secrets of a log-in that was started here.
  if (!environments || path.startsWith(CALLBACK_PATH)) return undefined;
  const sites = new Map<string | null | undefined, string | undefined>(
    Object.entries({ ...environments, [own]: undefined }),
  );
  const requested = new URLSearchParams(path.split('?', 2)[1]).get(NAME);
  const isSecure = publicOrigin(config, request).startsWith('https:');
  // Browsers bind a cookie of this prefix to this host and to https.
  const name = isSecure ? `__Host-${NAME}` : NAME;
  const stored = readCookie(headers.cookie, name);
  const chosen = [requested, stored].find((name) => sites.has(name)) ?? own;
  if (chosen !== (stored ?? own)) {
    const scope = { name, path: '/', isSecure, sameSite: 'Lax' } as const;
    reply.header('set-cookie', writeCookie(scope, chosen, STORAGE_LIFE_S));
  }
  const origin = sites.get(chosen);
  if (origin === undefined) return undefined;
  const target = new URL(origin + path);
  // At the other site it overrides a stored choice, which could lead back here.
  target.searchParams.set(NAME, chosen);
  return target.href;
}
