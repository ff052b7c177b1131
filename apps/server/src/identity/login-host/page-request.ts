/** What every page of the login host needs of a request, and how pages are answered. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config/config.ts';
import { clientIpAddress } from '#http/caller.ts';
import { cookieName, readCookie, writeCookie, type CookieScope } from '#http/cookies.ts';
import type { FormBody } from '#http/body-parsers.ts';
import {
  ACCOUNT_SESSION_LIFE_S,
  type AccountSessions,
} from '#identity/accounts/account-sessions.ts';
import type { Accounts } from '#identity/accounts/accounts.service.ts';
import type { RateLimiter } from '#rate-limit/rate-limit.service.ts';
import { signInOrigin } from '#identity/gateway/sign-in-origin.ts';
import type { Mailer } from '#identity/mail/mail.service.ts';
import type { LoginHosts } from './login-hosts.ts';
import { LOGIN_HOST_PREFIX } from './login-host-prefix.ts';
import { messagesFor, type MessageKey, type Messages } from './messages.ts';

export interface LoginHostDeps {
  readonly config: Config;
  readonly accounts: Accounts;
  readonly accountSessions: AccountSessions;
  readonly rateLimiter: RateLimiter;
  readonly mailer: Mailer;
  readonly hosts: LoginHosts;
  /** What browsers download of the built site; `undefined` where it is not built. */
  readonly siteFolder: string | undefined;
}

export interface PageRequest {
  readonly origin: string;
  readonly messages: Messages;
  /** The client's. */
  readonly ipAddress: string;
  readonly form: FormBody;
  /** The one parameter of the address that a page passes on. */
  readonly token: string;
}

export function readPageRequest(config: Config, request: FastifyRequest): PageRequest {
  const { token = '' } = request.query as { token?: unknown };
  return {
    origin: signInOrigin(config, request),
    messages: messagesFor(request.headers),
    ipAddress: clientIpAddress(request.ip),
    form: (request.body ?? {}) as FormBody,
    token: typeof token === 'string' && /^[\w-]{1,64}$/.test(token) ? token : '',
  };
}

/** Nothing of other hosts, no script, no frame; forms go where a sign-in may lead. */
export function pagePolicy(config: Config): string {
  const elsewhere = config.appOrigins.filter((origin) => /^https?:/.test(origin));
  const targets = ["'self'", ...elsewhere].join(' ');
  return `default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`;
}

/** A form that comes back with a fault. */
export const UNPROCESSABLE = 422;
const TOO_MANY = 429;

export function sendPage(reply: FastifyReply, page: string, code = 200): FastifyReply {
  return reply.code(code).type('text/html; charset=utf-8').send(page);
}

export function sendWait(reply: FastifyReply, page: string, seconds: number): FastifyReply {
  reply.header('Retry-After', String(Math.max(1, Math.ceil(seconds))));
  return sendPage(reply, page, TOO_MANY);
}

/** @param page the form again, with what went wrong */
export function refuseLogIn(
  reply: FastifyReply,
  messages: Messages,
  result: { readonly status: 'wrong' } | { readonly status: 'wait'; readonly seconds: number },
  page: (error: string) => string,
): FastifyReply {
  if (result.status === 'wrong')
    return sendPage(reply, page(messages.t('logIn.wrong')), UNPROCESSABLE);
  return sendWait(reply, page(waitMessage(messages, result.seconds)), result.seconds);
}

const MINUTE_S = 60;

export function waitMessage({ t }: Messages, seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE_S);
  return minutes <= 1 ? t('wait.one') : t('wait', { minutes });
}

export const errorMessage = ({ t }: Messages, error: string): string =>
  t(`fault.${error}` as MessageKey);

const ACCOUNT = 'varde_account';

function accountPlace(origin: string): CookieScope {
  const isSecure = origin.startsWith('https:');
  const name = cookieName(ACCOUNT, isSecure);
  return { name, path: LOGIN_HOST_PREFIX, isSecure, sameSite: 'Strict' };
}

export const readAccountCookie = (
  { headers }: FastifyRequest,
  origin: string,
): string | undefined => readCookie(headers.cookie, accountPlace(origin).name);

/** @param token absent: the cookie is removed */
export const accountCookie = (origin: string, token?: string): string =>
  writeCookie(accountPlace(origin), token ?? '', token ? ACCOUNT_SESSION_LIFE_S : 0);
