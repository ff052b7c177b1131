/**
 * Accounts of the embedded login host. Responses never reveal whether an email address has an
 * account: response and work are the same, only the email differs.
 */
import { msg } from '@varde/domain/message';
import { hash, randomBytes, randomUUID } from 'node:crypto';
import { ConfigError } from '#config/config.ts';
import type { Context } from '#context.ts';
import { clientSite } from '#http/client-network.ts';
import type { RateLimiter } from '#rate-limit/rate-limit.service.ts';
import { findSessionsOf, type SeenSession } from '#identity/gateway/sessions.repository.ts';
import {
  type Account,
  confirmAccount,
  deleteAccount,
  deleteUnconfirmed,
  findAccount,
  findAccountByEmail,
  findByLink,
  findUserData,
  hasHashFrom,
  insertLink,
  updatePasswordHash,
  upsertUnconfirmed,
  logOutEverywhere,
  type NewAccount,
  replacePassword,
  resetPassword,
} from './accounts.repository.ts';
import { type ClientInfo, createLogInLimits, type LogInLimits } from './log-in-limits.ts';
import { consumeMail, consumeMailTo, consumeRegistration, type MailLimit } from './mail-limits.ts';
import {
  hashPassword,
  isPassword,
  KEYED,
  lacksPepper,
  type PasswordError,
  validatePassword,
} from './passwords.ts';

export type Person = Pick<Account, 'id' | 'email' | 'name'>;

/** `device`: value of the cookie by which this browser is known the next time. */
interface KnownPerson {
  readonly person: Person;
  readonly device: string;
}

type LogInResult =
  | ({ readonly status: 'logged-in' } & KnownPerson)
  | { readonly status: 'wrong' }
  | { readonly status: 'wait'; readonly seconds: number };

/** Reading this email proves control of the address. */
export type AccountEmail =
  | { readonly kind: 'confirm' | 'reset'; readonly to: string; readonly token: string }
  /** A registration for an email address that already has an account. */
  | { readonly kind: 'known'; readonly to: string }
  /** The password was changed. */
  | { readonly kind: 'changed'; readonly to: string };

interface Registration extends ClientInfo {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

export type RegistrationResult =
  /** Runs after the response: its duration would reveal whether an account exists. */
  | { readonly status: 'accepted'; readonly prepareEmail: () => Promise<AccountEmail | undefined> }
  | { readonly status: 'invalid'; readonly error: 'email' | 'name' | PasswordError }
  | MailLimit;

type PasswordReset =
  /** The email notifies the owner, in case somebody else changed the password. */
  | { readonly status: 'done'; readonly email: AccountEmail; readonly device: string }
  | { readonly status: 'expired' }
  | { readonly status: PasswordError };

type PasswordChange =
  | PasswordReset
  | { readonly status: 'wrong' }
  | { readonly status: 'wait'; readonly seconds: number };

const changed = (to: string, device: string): PasswordReset => ({
  status: 'done',
  email: { kind: 'changed', to },
  device,
});

export interface Accounts {
  register(registration: Registration): Promise<RegistrationResult>;
  /** @returns `undefined` when the link has expired or the password is wrong */
  confirm(token: string, password: string, client: ClientInfo): Promise<KnownPerson | undefined>;
  logIn(email: string, password: string, client: ClientInfo): Promise<LogInResult>;
  forgotten(email: string, client: ClientInfo): Promise<RegistrationResult>;
  reset(token: string, password: string, client: ClientInfo): Promise<PasswordReset>;
  find(id: string): Promise<Person | undefined>;
  /** Ends all sessions. */
  changePassword(
    id: string,
    current: string,
    next: string,
    client: ClientInfo,
  ): Promise<PasswordChange>;
  sessions(id: string): Promise<SeenSession[]>;
  logOutEverywhere(id: string): Promise<void>;
  /** @returns the result of the password check; `logged-in`: the account is deleted */
  delete(id: string, password: string, client: ClientInfo): Promise<LogInResult>;
  /** All stored data of a person, for their export. */
  personalData(id: string): Promise<object>;
}

const CONFIRM_LIFE_S = 2 * 86_400;
const RESET_LIFE_S = 3600;
const TOKEN_BYTES = 32;
const NAME_MAX = 80;
const EMAIL = /^[^\s@<>",;:\\]{1,64}@[^\s@<>",;:\\]{1,190}\.[^\s@<>",;:\\.]{2,60}$/;

const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

interface AccountsOptions {
  readonly database: Context['database'];
  readonly rateLimiter: RateLimiter;
  /** Key of the password hashes. */
  readonly pepper: string | undefined;
}

interface AccountsDeps extends AccountsOptions {
  readonly limits: LogInLimits;
}

export function createAccounts(options: AccountsOptions): Accounts {
  const { database } = options;
  const deps = { ...options, limits: createLogInLimits(options) };
  return {
    register: (registration) => register(deps, registration),
    confirm: (token, password, client) => confirm(deps, token, password, client),
    logIn: (email, password, client) => logIn(deps, normalEmail(email), password, client),
    forgotten: (email, client) => forgotten(deps, normalEmail(email), client),
    reset: (token, password, client) => reset(deps, token, password, client),
    find: (id) => findAccount(database, id),
    async changePassword(id, current, next, client) {
      const account = await findAccount(database, id);
      if (!account) return { status: 'expired' };
      const error = validatePassword(next, [account.name, account.email]);
      if (error) return { status: error };
      const result = await logIn(deps, account.email, current, client);
      if (result.status !== 'logged-in') return result;
      await replacePassword(database, id, await hashPassword(next, deps.pepper));
      return changed(account.email, result.device);
    },
    sessions: (id) => findSessionsOf(database, id),
    logOutEverywhere: (id) => logOutEverywhere(database, id),
    async delete(id, password, client) {
      const account = await findAccount(database, id);
      const result = await logIn(deps, account?.email ?? '', password, client);
      if (result.status !== 'logged-in') return result;
      await deleteAccount(database, id);
      await deps.limits.clear(account?.email ?? '', client);
      return result;
    },
    personalData: (id) => personalData(database, id),
  };
}

async function register(
  deps: AccountsDeps,
  registration: Registration,
): Promise<RegistrationResult> {
  const { password, ipAddress } = registration;
  const [email, name] = [normalEmail(registration.email), registration.name.trim()];
  if (!EMAIL.test(email)) return { status: 'invalid', error: 'email' };
  if (name === '' || name.length > NAME_MAX) return { status: 'invalid', error: 'name' };
  const error = validatePassword(password, [name, email]);
  if (error) return { status: 'invalid', error };
  const limit =
    (await consumeMail(deps.rateLimiter, ipAddress)) ??
    (await consumeRegistration(deps.rateLimiter));
  if (limit) return limit;
  const passwordHash = await hashPassword(password, deps.pepper, clientSite(ipAddress));
  const account = { id: randomUUID(), email, name, password_hash: passwordHash };
  return { status: 'accepted', prepareEmail: () => storeAndPrepareEmail(deps, account) };
}

async function storeAndPrepareEmail(
  deps: AccountsDeps,
  account: NewAccount,
): Promise<AccountEmail | undefined> {
  const { email } = account;
  if (!(await consumeMailTo(deps.rateLimiter, email))) return undefined;
  await deleteUnconfirmed(deps.database);
  const id = await upsertUnconfirmed(deps.database, account);
  return id
    ? { kind: 'confirm', to: email, token: await newLink(deps, id, 'confirm') }
    : { kind: 'known', to: email };
}

async function confirm(
  deps: AccountsDeps,
  token: string,
  password: string,
  client: ClientInfo,
): Promise<KnownPerson | undefined> {
  const tokenHash = hashToken(token);
  const account = await findByLink(deps.database, tokenHash, 'confirm');
  if (!account) return undefined;
  const attempt = await deps.limits.attempt(
    { email: account.email, accountId: account.id },
    client,
  );
  if (attempt.status === 'wait') return undefined;
  // The password proves that the reader of the email also registered: else an attacker could
  // prepare an account for another person (account pre-hijacking).
  const network = clientSite(client.ipAddress);
  if (!(await isPassword(password, account.password_hash, deps.pepper, network))) return undefined;
  await attempt.succeed();
  const isFirst = await confirmAccount(deps.database, account.id, tokenHash);
  return isFirst
    ? { person: account, device: await deps.limits.trust(account.id, client) }
    : undefined;
}

async function logIn(
  deps: AccountsDeps,
  email: string,
  password: string,
  client: ClientInfo,
): Promise<LogInResult> {
  const account = await findAccountByEmail(deps.database, email);
  const attempt = await deps.limits.attempt({ email, accountId: account?.id }, client);
  if (attempt.status === 'wait') return attempt;
  const network = clientSite(client.ipAddress);
  const isRight = await isPassword(password, account?.password_hash, deps.pepper, network);
  if (!account || !isRight || account.confirmed_at === null) return { status: 'wrong' };
  await attempt.succeed();
  await addPepper(deps, account, password);
  const device = await deps.limits.trust(account.id, client);
  return { status: 'logged-in', person: account, device };
}

/** Re-hashes at log-in, the only time the password is available. */
async function addPepper({ database, pepper }: AccountsDeps, account: Account, password: string) {
  if (!lacksPepper(account.password_hash, pepper)) return;
  await updatePasswordHash(database, account, await hashPassword(password, pepper));
}

async function forgotten(
  deps: AccountsDeps,
  email: string,
  { ipAddress }: ClientInfo,
): Promise<RegistrationResult> {
  if (!EMAIL.test(email)) return { status: 'invalid', error: 'email' };
  const limit = await consumeMail(deps.rateLimiter, ipAddress);
  if (limit) return limit;
  return { status: 'accepted', prepareEmail: () => writeReset(deps, email) };
}

async function writeReset(deps: AccountsDeps, email: string): Promise<AccountEmail | undefined> {
  const account = await findAccountByEmail(deps.database, email);
  if (!account || !(await consumeMailTo(deps.rateLimiter, email))) return undefined;
  return { kind: 'reset', to: email, token: await newLink(deps, account.id, 'reset') };
}

async function reset(
  deps: AccountsDeps,
  token: string,
  password: string,
  client: ClientInfo,
): Promise<PasswordReset> {
  const tokenHash = hashToken(token);
  const account = await findByLink(deps.database, tokenHash, 'reset');
  if (!account) return { status: 'expired' };
  const error = validatePassword(password, [account.name, account.email]);
  if (error) return { status: error };
  const passwordHash = await hashPassword(password, deps.pepper, clientSite(client.ipAddress));
  const isFirst = await resetPassword(deps.database, { id: account.id, tokenHash, passwordHash });
  if (!isFirst) return { status: 'expired' };
  await deps.limits.clear(account.email, client);
  return changed(account.email, await deps.limits.trust(account.id, client));
}

async function newLink(
  { database }: AccountsDeps,
  accountId: string,
  purpose: 'confirm' | 'reset',
): Promise<string> {
  const token = newToken();
  const lifeS = purpose === 'confirm' ? CONFIRM_LIFE_S : RESET_LIFE_S;
  await insertLink(database, { tokenHash: hashToken(token), accountId, purpose, lifeS });
  return token;
}

async function personalData(database: Context['database'], id: string): Promise<object> {
  const account = await findAccount(database, id);
  const { settings, quiz } = await findUserData(database, id);
  return {
    account: account && {
      id: account.id,
      email: account.email,
      name: account.name,
      created_at: account.created_at,
      confirmed_at: account.confirmed_at,
    },
    sessions: await findSessionsOf(database, id),
    user_settings: settings ?? null,
    quiz_responses: quiz,
  };
}

/** @throws ConfigError when stored hashes are keyed but no pepper is configured */
export async function assertPepperConfigured({
  config,
  database,
}: Pick<Context, 'config' | 'database'>): Promise<void> {
  if (config.passwordPepper !== undefined || !(await hasHashFrom(database, KEYED))) return;
  throw new ConfigError([
    msg`VARDE_PASSWORD_PEPPER is missing, and passwords in the database are keyed by it: give the one that they were keyed by, the same on every server. If it is lost, give a new one: whoever has such a password chooses a new one by mail.`,
  ]);
}
