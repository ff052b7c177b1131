/** Account pages: the password within the last half hour; for irreversible actions, again. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '#identity/accounts/accounts.service.ts';
import {
  accountCookie,
  deviceCookie,
  UNPROCESSABLE,
  readAccountCookie,
  readPageRequest,
  refuseLogIn,
  errorMessage,
  type FormError,
  waitMessage,
  sendAccountEmail,
  sendPage,
  type LoginHostDeps,
  type PageRequest,
} from './page-request.ts';
import { type AccountFormError, accountPage, logInPage, messagePage, pathOf } from './pages.ts';
import type { Messages } from './messages.ts';

const schema = { hide: true };
const LOG_IN = { action: pathOf('account/log-in'), lead: 'account.logIn.lead' } as const;

type AccountHandler = (
  visit: PageRequest & { readonly person: Person; readonly request: FastifyRequest },
  reply: FastifyReply,
) => Promise<unknown>;

export function registerAccount(app: FastifyInstance, deps: LoginHostDeps): void {
  const { accounts, accountSessions } = deps;
  const withPerson =
    (handler: AccountHandler) => async (request: FastifyRequest, reply: FastifyReply) => {
      const page = readPageRequest(deps, request);
      const id = await accountSessions.find(readAccountCookie(request, page.origin));
      const person = id === undefined ? undefined : await accounts.find(id);
      if (!person) return sendPage(reply, logInPage(page.messages, LOG_IN));
      return handler({ ...page, person, request }, reply);
    };
  const post = (path: string, handler: AccountHandler): void =>
    void app.post(path, { schema }, withPerson(handler));

  app.get(
    '/account',
    { schema },
    withPerson((visit, reply) => show(deps, visit, reply)),
  );
  // The URL of a form response, reopened from the history or by a session restore.
  app.get('/account/*', { schema }, async (_request, reply) =>
    reply.redirect(pathOf('account'), 303),
  );
  app.post('/account/log-in', { schema }, (request, reply) => logIn(deps, request, reply));
  post('/account/password', (visit, reply) => changePassword(deps, visit, reply));
  post('/account/log-out-everywhere', async ({ origin, messages, person }, reply) => {
    await accounts.logOutEverywhere(person.id);
    await renewAccountSession(deps, reply, origin, person.id);
    const done = messages.t('account.everywhere.done');
    return show(deps, { messages, person }, reply, { done });
  });
  post('/account/data', async ({ person }, reply) => {
    reply.header('Content-Disposition', 'attachment; filename="varde.json"');
    const data = await accounts.personalData(person.id);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(data, null, 2));
  });
  post('/account/delete', async ({ origin, messages, person, form, client }, reply) => {
    const result = await accounts.delete(person.id, form['password'] ?? '', client);
    if (result.status !== 'logged-in') {
      const error = { part: 'delete', text: resultMessage(messages, result) } as const;
      return show(deps, { messages, person }, reply, { error });
    }
    reply.header('Set-Cookie', [accountCookie(origin), deviceCookie(origin)]);
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
  deps: LoginHostDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { accounts, accountSessions } = deps;
  const { origin, messages, form, client } = readPageRequest(deps, request);
  const { email = '', password = '' } = form;
  const result = await accounts.logIn(email, password, client);
  if (result.status === 'logged-in') {
    const former = readAccountCookie(request, origin);
    const session = await accountSessions.start(result.person.id, former);
    reply.header('Set-Cookie', [
      accountCookie(origin, session),
      deviceCookie(origin, result.device),
    ]);
    return reply.redirect(pathOf('account'), 303);
  }
  return refuseLogIn(reply, messages, result, (error) =>
    logInPage(messages, LOG_IN, { error, email }),
  );
}

async function changePassword(
  deps: LoginHostDeps,
  visit: Parameters<AccountHandler>[0],
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { origin, messages, person, form, client, request } = visit;
  const { password = '', next = '' } = form;
  const result = await deps.accounts.changePassword(person.id, password, next, client);
  if (result.status === 'expired') return sendPage(reply, logInPage(messages, LOG_IN));
  if (result.status !== 'done') {
    const error = { part: 'password', text: resultMessage(messages, result) } as const;
    return show(deps, { messages, person }, reply, { error });
  }
  sendAccountEmail(deps, visit, request, async () => result.email);
  await renewAccountSession(deps, reply, origin, person.id);
  reply.header('Set-Cookie', deviceCookie(origin, result.device));
  return show(deps, { messages, person }, reply, { done: messages.t('account.changed') });
}

/** A rate-limited attempt is not reported as a wrong password: it may be right. */
const resultMessage = (
  messages: Messages,
  result: { status: FormError } | { status: 'wait'; seconds: number },
): string =>
  result.status === 'wait'
    ? waitMessage(messages, result.seconds)
    : errorMessage(messages, result.status);

/** All sessions have just ended; the visitor stays logged in to the account pages. */
async function renewAccountSession(
  { accountSessions }: LoginHostDeps,
  reply: FastifyReply,
  origin: string,
  accountId: string,
): Promise<void> {
  // The former one has just ended, too.
  const session = await accountSessions.start(accountId, undefined);
  reply.header('Set-Cookie', accountCookie(origin, session));
}
