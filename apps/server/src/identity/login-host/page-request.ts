/** Request parsing, responses, account cookie and emails of the login host's pages. */
import type { SiteProfile } from '@varde/contract/site-profile';
import { STORAGE_LIFE_S } from '@varde/domain/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config/config.ts';
import { type CookieScope, cookieName, readCookie, writeCookie } from '#http/cookies.ts';
import { type FormBody, formFields } from '#http/body-parsers.ts';
import { clientIpAddress } from '#http/caller.ts';
import {
  ACCOUNT_SESSION_LIFE_S,
  type AccountSessions,
} from '#identity/accounts/account-sessions.ts';
import type { ClientInfo } from '#identity/accounts/log-in-limits.ts';
import type { AccountEmail, Accounts } from '#identity/accounts/accounts.service.ts';
import type { PasswordError } from '#identity/accounts/passwords.ts';
import type { RateLimiter } from '#rate-limit/rate-limit.service.ts';
import { LOGIN_HOST_PREFIX, signInOrigin } from '#identity/gateway/sign-in-origin.ts';
import type { Mail, Mailer } from '#identity/mail/mail.service.ts';
import type { Messages, MessagesFor } from './messages.ts';
import { pathOf } from './pages.ts';
import type { LoginHosts } from './provider.ts';

export interface LoginHostDeps {
  readonly config: Config;
  readonly accounts: Accounts;
  readonly accountSessions: AccountSessions;
  readonly rateLimiter: RateLimiter;
  readonly mailer: Mailer;
  readonly hosts: LoginHosts;
  readonly messagesFor: MessagesFor;
  readonly profile: () => SiteProfile;
  /** Public files of the built site; `undefined` where it is not built. */
  readonly siteFolder: string | undefined;
}

export interface PageRequest {
  readonly origin: string;
  readonly messages: Messages;
  readonly client: ClientInfo;
  readonly form: FormBody;
  /** Query parameter of an emailed link, passed on by its page. */
  readonly token: string;
}

export function readPageRequest(
  { config, messagesFor }: Pick<LoginHostDeps, 'config' | 'messagesFor'>,
  request: FastifyRequest,
): PageRequest {
  const origin = signInOrigin(config, request);
  return {
    origin,
    messages: messagesFor(request.headers),
    client: {
      ipAddress: clientIpAddress(request.ip),
      device: readCookie(request.headers.cookie, deviceScope(origin).name),
    },
    form: formFields(request),
    token: queryParameter(request, 'token', /^[\w-]{1,64}$/) ?? '',
  };
}

/** A single-valued query parameter that matches the pattern. */
export function queryParameter(
  { query }: FastifyRequest,
  name: string,
  pattern: RegExp,
): string | undefined {
  const value: unknown =
    typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined;
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}

/** No other hosts, no script, no frame; forms may redirect to the origins that sign-in allows. */
export function pagePolicy(config: Config): string {
  const elsewhere = config.appOrigins.filter((origin) => /^https?:/.test(origin));
  const targets = ["'self'", ...elsewhere].join(' ');
  return `default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`;
}

/** Status of a form that is shown again with an error. */
export const UNPROCESSABLE = 422;
const TOO_MANY = 429;

export function sendPage(reply: FastifyReply, page: string, code = 200): FastifyReply {
  return reply.code(code).type('text/html; charset=utf-8').send(page);
}

export function sendWait(reply: FastifyReply, page: string, seconds: number): FastifyReply {
  reply.header('Retry-After', String(Math.max(1, Math.ceil(seconds))));
  return sendPage(reply, page, TOO_MANY);
}

/** @param page renders the form again with an error */
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

/** Errors that have a message of their own. */
export type FormError = 'email' | 'name' | 'wrong' | PasswordError;

const MINUTE_S = 60;

export const waitMessage = (messages: Messages, seconds: number): string =>
  inMinutes(messages, 'wait', seconds);

/** Where the limit of emails is reached: of the visitor's network, or of all visitors. */
export const mailWaitMessage = (
  messages: Messages,
  status: 'wait' | 'wait-for-all',
  seconds: number,
): string => inMinutes(messages, status === 'wait' ? 'wait.mails' : 'wait.all', seconds);

function inMinutes(
  { t }: Messages,
  key: 'wait' | 'wait.mails' | 'wait.all',
  seconds: number,
): string {
  const minutes = Math.ceil(seconds / MINUTE_S);
  return minutes <= 1 ? t(`${key}.one`) : t(key, { minutes });
}

export const errorMessage = ({ t }: Messages, error: FormError): string => t(`fault.${error}`);

function scopeOf(cookie: string, origin: string): CookieScope {
  const isSecure = origin.startsWith('https:');
  const name = cookieName(cookie, isSecure);
  return { name, path: LOGIN_HOST_PREFIX, isSecure, sameSite: 'Strict' };
}

const accountPlace = (origin: string): CookieScope => scopeOf('varde_account', origin);
const deviceScope = (origin: string): CookieScope => scopeOf('varde_known', origin);

/** @param device absent: the cookie is removed */
export const deviceCookie = (origin: string, device?: string): string =>
  writeCookie(deviceScope(origin), device ?? '', device ? STORAGE_LIFE_S : 0);

export const readAccountCookie = (
  { headers }: FastifyRequest,
  origin: string,
): string | undefined => readCookie(headers.cookie, accountPlace(origin).name);

/** @param token absent: the cookie is removed */
export const accountCookie = (origin: string, token?: string): string =>
  writeCookie(accountPlace(origin), token ?? '', token ? ACCOUNT_SESSION_LIFE_S : 0);

/** Not awaited: the duration would reveal whether an account exists. */
export function sendAccountEmail(
  { mailer }: LoginHostDeps,
  { origin, messages }: Pick<PageRequest, 'origin' | 'messages'>,
  raw: FastifyRequest,
  write: () => Promise<AccountEmail | undefined>,
): void {
  const send = async () => {
    const email = await write();
    if (email) await mailer.send(writeMail(email, origin, messages));
  };
  void send().catch((err: unknown) => raw.log.error({ err }, 'sending a mail failed'));
}

/** Plain text: one link, and advice for a recipient who did not request it. */
function writeMail(email: AccountEmail, origin: string, { t }: Messages): Mail {
  const { kind, to } = email;
  const link = origin + linkOf(email);
  const lines = [t('mail.greeting'), t(`mail.${kind}`), link, t(`mail.${kind}.else`), origin];
  return { to, subject: t(`mail.${kind}.subject`), text: `${lines.join('\n\n')}\n` };
}

function linkOf(email: AccountEmail): string {
  if (email.kind === 'known') return '/login';
  if (email.kind === 'changed') return pathOf('forgotten-password');
  return pathOf(email.kind === 'confirm' ? 'confirm' : 'new-password', `token=${email.token}`);
}
