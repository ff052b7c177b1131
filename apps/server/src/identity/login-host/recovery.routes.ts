/** Creating an account, confirming its email address, and resetting a forgotten password. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RegistrationResult } from '#identity/accounts/accounts.service.ts';
import {
  accountCookie,
  deviceCookie,
  UNPROCESSABLE,
  queryParameter,
  readAccountCookie,
  readPageRequest,
  errorMessage,
  mailWaitMessage,
  sendAccountEmail,
  sendPage,
  sendWait,
  type LoginHostDeps,
  type PageRequest,
} from './page-request.ts';
import {
  confirmPage,
  createPage,
  forgottenPage,
  LOG_IN,
  messagePage,
  pathOf,
  resetPage,
} from './pages.ts';
import type { MessageKey } from './messages.ts';

const schema = { hide: true };
const GONE = 410;
const START_OVER = { href: pathOf('forgotten-password'), text: 'over.again' } as const;

type Page = (request: PageRequest, raw: FastifyRequest) => string;
type Post = (request: PageRequest, raw: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export function registerRecovery(app: FastifyInstance, deps: LoginHostDeps): void {
  const at = (path: string, page: Page, post: Post): void => {
    app.get(path, { schema }, async (raw, reply) =>
      sendPage(reply, page(readPageRequest(deps, raw), raw)),
    );
    app.post(path, { schema }, async (raw, reply) => post(readPageRequest(deps, raw), raw, reply));
  };
  at(
    '/create-account',
    ({ messages }, raw) => createPage(messages, uidQuery(raw)),
    async (request, raw, reply) => {
      const { messages, form, client } = request;
      const { email = '', name = '', password = '' } = form;
      const result = await deps.accounts.register({ email, name, password, ...client });
      const renderForm = (error: string) =>
        createPage(messages, uidQuery(raw), { error, email, name });
      return sendResultPage(deps, { request, raw, reply }, result, renderForm, 'written.create');
    },
  );
  at(
    '/forgotten-password',
    ({ messages }) => forgottenPage(messages),
    async (request, raw, reply) => {
      const { messages, form, client } = request;
      const { email = '' } = form;
      const result = await deps.accounts.forgotten(email, client);
      const renderForm = (error: string) => forgottenPage(messages, { error, email });
      return sendResultPage(deps, { request, raw, reply }, result, renderForm, 'written.forgotten');
    },
  );
  at(
    '/confirm',
    ({ messages, token }) => confirmPage(messages, `token=${token}`),
    (request, raw, reply) => confirm(deps, { request, raw, reply }),
  );
  at(
    '/new-password',
    ({ messages, token }) => resetPage(messages, `token=${token}`),
    (request, raw, reply) => reset(deps, { request, raw, reply }),
  );
}

/** The pending sign-in that needs the account. */
function uidQuery(raw: FastifyRequest): string {
  const uid = queryParameter(raw, 'uid', /^[\w-]{10,64}$/);
  return uid === undefined ? '' : `uid=${uid}`;
}

interface Exchange {
  readonly request: PageRequest;
  readonly raw: FastifyRequest;
  readonly reply: FastifyReply;
}

function sendResultPage(
  deps: LoginHostDeps,
  { request, raw, reply }: Exchange,
  result: RegistrationResult,
  renderForm: (error: string) => string,
  messageKey: MessageKey,
): FastifyReply {
  const { messages } = request;
  if (result.status === 'invalid')
    return sendPage(reply, renderForm(errorMessage(messages, result.error)), UNPROCESSABLE);
  if (result.status !== 'accepted') {
    const message = mailWaitMessage(messages, result.status, result.seconds);
    return sendWait(reply, renderForm(message), result.seconds);
  }
  sendAccountEmail(deps, request, raw, result.prepareEmail);
  return sendPage(reply, messagePage(messages, 'written.title', [messageKey, 'written.nothing']));
}

async function confirm(
  { accounts, accountSessions }: LoginHostDeps,
  { request, raw, reply }: Exchange,
): Promise<FastifyReply> {
  const { origin, messages, token, form, client } = request;
  const { password = '' } = form;
  const confirmed = await accounts.confirm(token, password, client);
  if (!confirmed) {
    const page = confirmPage(messages, `token=${token}`, messages.t('confirm.wrong'));
    return sendPage(reply, page, UNPROCESSABLE);
  }
  // A log-in right afterwards needs no password again.
  const former = readAccountCookie(raw, origin);
  const session = await accountSessions.start(confirmed.person.id, former);
  reply.header('Set-Cookie', [
    accountCookie(origin, session),
    deviceCookie(origin, confirmed.device),
  ]);
  return sendPage(reply, messagePage(messages, 'confirmed.title', ['confirmed.lead'], LOG_IN));
}

async function reset(
  deps: LoginHostDeps,
  { request, raw, reply }: Exchange,
): Promise<FastifyReply> {
  const { origin, messages, token, form, client } = request;
  const { password = '' } = form;
  const result = await deps.accounts.reset(token, password, client);
  if (result.status === 'done') {
    reply.header('Set-Cookie', deviceCookie(origin, result.device));
    sendAccountEmail(deps, request, raw, async () => result.email);
    return sendPage(reply, messagePage(messages, 'reset.done.title', ['reset.done.lead'], LOG_IN));
  }
  if (result.status === 'expired')
    return sendPage(reply, messagePage(messages, 'over.title', ['over.lead'], START_OVER), GONE);
  return sendPage(
    reply,
    resetPage(messages, `token=${token}`, errorMessage(messages, result.status)),
    UNPROCESSABLE,
  );
}
