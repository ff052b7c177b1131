/**
 * Account pages. They require the password within the last half hour; irreversible actions require
 * it again.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '#identity/accounts/accounts.service.ts';
import {
  accountCookie,
  UNPROCESSABLE,
  readAccountCookie,
  readPageRequest,
  refuseLogIn,
  errorMessage,
  waitMessage,
  sendPage,
  type LoginHostDeps,
  type PageRequest,
} from './page-request.ts';
import { accountPage, type AccountFormError } from './pages/account-page.ts';
import { messagePage } from './pages/page.ts';
import { logInPage, pathOf } from './pages/sign-in-pages.ts';
import { sendAccountEmail } from './send-account-email.ts';
import type { Messages } from './messages.ts';

const schema = { hide: true };
const LOG_IN = { action: pathOf('account/log-in'), lead: 'account.logIn.lead' } as const;

type Inside = (
  visit: PageRequest & { readonly person: Person; readonly request: FastifyRequest },
  reply: FastifyReply,
) => Promise<unknown>;

export function registerAccount(app: FastifyInstance, deps: LoginHostDeps): void {
  const { accounts, accountSessions, config } = deps;
  const inside = (handler: Inside) => async (request: FastifyRequest, reply: FastifyReply) => {
    const page = readPageRequest(config, request);
    const id = await accountSessions.find(readAccountCookie(request, page.origin));
    const person = id === undefined ? undefined : await accounts.find(id);
    if (!person) return sendPage(reply, logInPage(page.messages, LOG_IN));
    return handler({ ...page, person, request }, reply);
  };
  const post = (path: string, handler: Inside): void =>
    void app.post(path, { schema }, inside(handler));

  app.get(
    '/account',
    { schema },
    inside((visit, reply) => show(deps, visit, reply)),
  );
  // The URL of a form response, reopened from the history or by a session restore.
  app.get('/account/*', { schema }, async (_request, reply) =>
    reply.redirect(pathOf('account'), 303),
  );
  app.post('/account/log-in', { schema }, (request, reply) => logIn(deps, request, reply));
  post('/account/password', (visit, reply) => changePassword(deps, visit, reply));
  post('/account/log-out-everywhere', async ({ origin, messages, person }, reply) => {
    await accounts.logOutEverywhere(person.id);
    await stayIn(deps, reply, origin, person.id);
    const done = messages.t('account.everywhere.done');
    return show(deps, { messages, person }, reply, { done });
  });
  post('/account/data', async ({ person }, reply) => {
    reply.header('Content-Disposition', 'attachment; filename="varde.json"');
    const data = await accounts.personalData(person.id);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(data, null, 2));
  });
  post('/account/delete', async ({ origin, messages, person, form, ipAddress }, reply) => {
    const result = await accounts.delete(person.id, form['password'] ?? '', { ipAddress });
    if (result.status !== 'in') {
      const error = { part: 'delete', text: resultMessage(messages, result) } as const;
      return show(deps, { messages, person }, reply, { error });
    }
    reply.header('Set-Cookie', accountCookie(origin));
    return sendPage(
      reply,
      messagePage(messages, 'account.deleted.title', ['account.deleted.lead'], {
        href: '/logout',
        text: 'back',
      }),
    );
  });
  post('/account/close', async ({ origin, request }, reply) => {
    await accountSessions.end(readAccountCookie(request, origin));
    reply.header('Set-Cookie', accountCookie(origin));
    return reply.redirect('/', 303);
  });
}

interface ActionResult {
  readonly error?: AccountFormError;
  readonly done?: string;
}

async function show(
  { accounts }: LoginHostDeps,
  { messages, person }: Pick<PageRequest, 'messages'> & { person: Person },
  reply: FastifyReply,
  result: ActionResult = {},
): Promise<FastifyReply> {
  const sessions = await accounts.sessions(person.id);
  const page = accountPage(messages, { person, sessions, ...result });
  return sendPage(reply, page, result.error === undefined ? 200 : UNPROCESSABLE);
}

async function logIn(
  { config, accounts, accountSessions }: LoginHostDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { origin, messages, form, ipAddress } = readPageRequest(config, request);
  const { email = '', password = '' } = form;
  const result = await accounts.logIn(email, password, { ipAddress });
  if (result.status === 'in') {
    reply.header(
      'Set-Cookie',
      accountCookie(origin, await accountSessions.start(result.person.id)),
    );
    return reply.redirect(pathOf('account'), 303);
  }
  return refuseLogIn(reply, messages, result, (error) =>
    logInPage(messages, LOG_IN, { error, email }),
  );
}

async function changePassword(
  deps: LoginHostDeps,
  visit: Parameters<Inside>[0],
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { origin, messages, person, form, ipAddress, request } = visit;
  const { password = '', next = '' } = form;
  const result = await deps.accounts.changePassword(person.id, password, next, { ipAddress });
  if (result.status !== 'done') {
    const error = { part: 'password', text: resultMessage(messages, result) } as const;
    return show(deps, { messages, person }, reply, { error });
  }
  sendAccountEmail(deps, visit, request, async () => result.email);
  await stayIn(deps, reply, origin, person.id);
  return show(deps, { messages, person }, reply, { done: messages.t('account.changed') });
}

/** A rate-limited attempt is not reported as a wrong password: it may be right. */
const resultMessage = (messages: Messages, result: { status: string; seconds?: number }): string =>
  result.seconds === undefined
    ? errorMessage(messages, result.status)
    : waitMessage(messages, result.seconds);

/** All sessions have just ended; the visitor stays logged in to the account pages. */
async function stayIn(
  { accountSessions }: LoginHostDeps,
  reply: FastifyReply,
  origin: string,
  accountId: string,
): Promise<void> {
  reply.header('Set-Cookie', accountCookie(origin, await accountSessions.start(accountId)));
}
