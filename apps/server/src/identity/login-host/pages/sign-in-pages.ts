/** Logging in, creating an account, a forgotten password. */
import { html } from '#http/html.ts';
import { PASSWORD_MIN_LENGTH } from '#identity/accounts/password-policy.ts';
import { LOGIN_HOST_PREFIX } from '../login-host-prefix.ts';
import type { MessageKey, Messages } from '../words.ts';
import { alert, field, form, links, page } from './page.ts';

/** A form that was sent and came back. */
export interface Again {
  readonly error?: string | undefined;
  readonly email?: string | undefined;
  readonly name?: string | undefined;
}

/** @param query what belongs to this sign-in, for the links to other pages */
export const pathOf = (path: string, query = ''): string =>
  `${LOGIN_HOST_PREFIX}/${path}${query && `?${query}`}`;

const emailField = (messages: Messages, value: string | undefined) =>
  field({
    name: 'email',
    label: messages.say('email'),
    type: 'email',
    autocomplete: 'username',
    value: value ?? '',
    isFocused: value === undefined,
  });

const newPassword = ({ say }: Messages, name: string, label: MessageKey) =>
  field({
    name,
    label: say(label),
    type: 'password',
    autocomplete: 'new-password',
    hint: say('password.hint'),
    minLength: PASSWORD_MIN_LENGTH,
  });

export const currentPassword = (
  { say }: Messages,
  label: MessageKey = 'password',
  id = 'password',
) =>
  field({
    name: 'password',
    label: say(label),
    type: 'password',
    autocomplete: 'current-password',
    id,
  });

/** @param action where it is sent @param lead why one would */
export function logInPage(
  messages: Messages,
  { action, query = '', lead }: { action: string; query?: string; lead: MessageKey },
  { error, email }: Again = {},
): string {
  const { say } = messages;
  const fields = [emailField(messages, email), currentPassword(messages)];
  const body = html`<section>
    <h1>${say('logIn.title')}</h1>
    <p>${say(lead)}</p>
    ${alert(error)} ${form(action, fields, say('logIn.submit'))}
    ${links([
      [pathOf('create-account', query), say('logIn.create')],
      [pathOf('forgotten-password'), say('logIn.forgotten')],
    ])}
  </section>`;
  return page(messages, 'logIn.title', body);
}

export function createPage(
  messages: Messages,
  query: string,
  { error, email, name }: Again = {},
): string {
  const { say } = messages;
  const fields = [
    field({
      name: 'name',
      label: say('name'),
      type: 'text',
      autocomplete: 'name',
      hint: say('name.hint'),
      value: name ?? '',
    }),
    emailField(messages, email ?? ''),
    newPassword(messages, 'password', 'password'),
  ];
  const back =
    query === ''
      ? '/login'
      : `${LOGIN_HOST_PREFIX}/interaction/${query.slice('uid='.length)}?stay=1`;
  const body = html`<section>
    <h1>${say('create.title')}</h1>
    <p>${say('create.lead')}</p>
    ${alert(error)} ${form(pathOf('create-account', query), fields, say('create.submit'))}
    ${links([[back, say('create.logIn')]])}
  </section>`;
  return page(messages, 'create.title', body);
}

export function forgottenPage(messages: Messages, { error, email }: Again = {}): string {
  const { say } = messages;
  const fields = [emailField(messages, email)];
  const body = html`<section>
    <h1>${say('forgotten.title')}</h1>
    <p>${say('forgotten.lead')}</p>
    ${alert(error)} ${form(pathOf('forgotten-password'), fields, say('forgotten.submit'))}
  </section>`;
  return page(messages, 'forgotten.title', body);
}

export function resetPage(messages: Messages, query: string, error?: string): string {
  const { say } = messages;
  const fields = [newPassword(messages, 'password', 'account.next')];
  const body = html`<section>
    <h1>${say('reset.title')}</h1>
    <p>${say('reset.lead')}</p>
    ${alert(error)} ${form(pathOf('new-password', query), fields, say('reset.submit'))}
  </section>`;
  return page(messages, 'reset.title', body);
}

export function confirmPage(messages: Messages, query: string, error?: string): string {
  const { say } = messages;
  const fields = [currentPassword(messages)];
  const body = html`<section>
    <h1>${say('confirm.title')}</h1>
    <p>${say('confirm.lead')}</p>
    ${alert(error)} ${form(pathOf('confirm', query), fields, say('confirm.submit'))}
    ${links([[pathOf('create-account'), say('logIn.create')]])}
  </section>`;
  return page(messages, 'confirm.title', body);
}

export function changePasswordForm(messages: Messages) {
  const { say } = messages;
  const fields = [
    currentPassword(messages, 'account.current'),
    newPassword(messages, 'next', 'account.next'),
  ];
  return form(`${pathOf('account/password')}#password-part`, fields, say('account.password'));
}
