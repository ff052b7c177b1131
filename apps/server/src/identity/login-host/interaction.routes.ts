/** The log-in page of a pending OpenID interaction. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { LOGIN_HOST_PREFIX } from '#identity/gateway/sign-in-origin.ts';
import {
  deviceCookie,
  readAccountCookie,
  readPageRequest,
  refuseLogIn,
  sendPage,
  type LoginHostDeps,
} from './page-request.ts';
import { LOG_IN, logInPage, messagePage, pathOf } from './pages.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
type Uid = { Params: { uid: string }; Querystring: { stay?: unknown } };

const schema = { hide: true };
const GONE = 410;
/** A password given on the account pages counts for this long. */
const JUST_S = 300;

export function registerInteraction(app: FastifyInstance, deps: LoginHostDeps): void {
  app.get<Uid>('/interaction/:uid', { schema }, async (request, reply) => {
    const { origin, messages } = readPageRequest(deps, request);
    const interaction = await find(deps, origin, request, reply);
    if (!interaction) return expired(deps, request, reply);
    const known = await deps.accountSessions.find(readAccountCookie(request, origin), JUST_S);
    if (known !== undefined) return finish(deps, interaction, known, request, reply);
    const wantsAccount = interaction.prompt.name === 'create';
    if (wantsAccount && request.query.stay === undefined)
      return reply.redirect(pathOf('create-account', `uid=${interaction.uid}`), 303);
    return sendPage(reply, logInPage(messages, formOf(interaction)));
  });
  app.post<Uid>('/interaction/:uid', { schema }, async (request, reply) => {
    const { origin, messages, form, client } = readPageRequest(deps, request);
    const interaction = await find(deps, origin, request, reply);
    if (!interaction) return expired(deps, request, reply);
    const { email = '', password = '' } = form;
    const result = await deps.accounts.logIn(email, password, client);
    if (result.status === 'logged-in') {
      reply.header('Set-Cookie', deviceCookie(origin, result.device));
      return finish(deps, interaction, result.person.id, request, reply);
    }
    const renderForm = (error: string) =>
      logInPage(messages, formOf(interaction), { error, email });
    return refuseLogIn(reply, messages, result, renderForm);
  });
}

const formOf = ({ uid }: Interaction) => ({
  action: `${LOGIN_HOST_PREFIX}/interaction/${uid}`,
  query: `uid=${uid}`,
  lead: 'logIn.lead' as const,
});

/** `undefined` when it is unknown in this browser or has expired. */
async function find(
  { hosts }: LoginHostDeps,
  origin: string,
  request: FastifyRequest<Uid>,
  reply: FastifyReply,
): Promise<Interaction | undefined> {
  const provider = await hosts.at(origin);
  try {
    const found = await provider.interactionDetails(request.raw, reply.raw);
    return found.uid === request.params.uid ? found : undefined;
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined;
    throw error;
  }
}

async function finish(
  deps: LoginHostDeps,
  interaction: Interaction,
  accountId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { origin } = readPageRequest(deps, request);
  const provider = await deps.hosts.at(origin);
  await endOtherLogin(provider, interaction, accountId);
  const result = { login: { accountId }, create: {} };
  return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
}

/** Ends the previous login here: the library would use a form that requires script. */
async function endOtherLogin(
  provider: Provider,
  interaction: Interaction,
  accountId: string,
): Promise<void> {
  const { session } = interaction;
  if (!session || session.accountId === accountId) return;
  const before = await provider.Session.findByUid(session.uid);
  await before?.destroy();
  delete interaction.session;
  await interaction.persist();
}

function expired(deps: LoginHostDeps, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { messages } = readPageRequest(deps, request);
  return sendPage(reply, messagePage(messages, 'expired.title', ['expired.lead'], LOG_IN), GONE);
}
