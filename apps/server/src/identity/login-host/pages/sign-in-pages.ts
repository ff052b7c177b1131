/** Logging in, creating an account, a forgotten password. */
import { html } from '#http/html.ts';
import { PASSWORD_MIN_LENGTH } from '#identity/accounts/password-policy.ts';
import { LOGIN_HOST_PREFIX } from '../login-host-prefix.ts';
import type { MessageKey, Messages } from '../messages.ts';
import { alert, field, form, links, page } from './page.ts';

/** Error and values of a form that is shown again. */
export interface Again {
  readonly error?: string | undefined;
  readonly email?: string | undefined;
  readonly name?: string | undefined;
}

/** @param query identifies the pending sign-in in links to other pages */
export const pathOf = (path: string, query = ''): string =>
  `${LOGIN_HOST_PREFIX}/${path}${query && `?${query}`}`;

const emailField = (messages: Messages, value: string | undefined) =>
  field({
    name: 'email',
    label: messages.t('email'),
    type: 'email',
    autocomplete: 'username',
    value: value ?? '',
    isFocused: value === undefined,
  });

const newPassword = ({ t }: Messages, name: string, label: MessageKey) =>
  field({
    name,
    label: t(label),
    type: 'password',
    autocomplete: 'new-password',
    hint: t('password.hint'),
    minLength: PASSWORD_MIN_LENGTH,
  });

export const currentPassword = ({ t }: Messages, label: MessageKey = 'password', id = 'password') =>
  field({
    name: 'password',
    label: t(label),
    type: 'password',
    autocomplete: 'current-password',
    id,
  });

/** @param query of links to other pages @param lead introduction */
export function logInPage(
  messages: Messages,
  { action, query = '', lead }: { action: string; query?: string; lead: MessageKey },
  { error, email }: Again = {},
): string {
  const { t } = messages;
  const fields = [emailField(messages, email), currentPassword(messages)];
  const body = html`<section>
    <h1>${t('logIn.title')}</h1>
    <p>${t(lead)}</p>
    ${alert(error)} ${form(action, fields, t('logIn.submit'))}
    ${links([
      [pathOf('create-account', query), t('logIn.create')],
      [pathOf('forgotten-password'), t('logIn.forgotten')],
    ])}
  </section>`;
  return page(messages, 'logIn.title', body);
}

export function createPage(
  messages: Messages,
  query: string,
  { error, email, name }: Again = {},
): string {
  const { t } = messages;
  const fields = [
    field({
      name: 'name',
      label: t('name'),
      type: 'text',
      autocomplete: 'name',
      hint: t('name.hint'),
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
    <h1>${t('create.title')}</h1>
    <p>${t('create.lead')}</p>
    ${alert(error)} ${form(pathOf('create-account', query), fields, t('create.submit'))}
    ${links([[back, t('create.logIn')]])}
  </section>`;
  return page(messages, 'create.title', body);
}

export function forgottenPage(messages: Messages, { error, email }: Again = {}): string {
  const { t } = messages;
  const fields = [emailField(messages, email)];
  const body = html`<section>
    <h1>${t('forgotten.title')}</h1>
    <p>${t('forgotten.lead')}</p>
    ${alert(error)} ${form(pathOf('forgotten-password'), fields, t('forgotten.submit'))}
  </section>`;
  return page(messages, 'forgotten.title', body);
}

export function resetPage(messages: Messages, query: string, error?: string): string {
  const { t } = messages;
  const fields = [newPassword(messages, 'password', 'account.next')];
  const body = html`<section>
    <h1>${t('reset.title')}</h1>
    <p>${t('reset.lead')}</p>
    ${alert(error)} ${form(pathOf('new-password', query), fields, t('reset.submit'))}
  </section>`;
  return page(messages, 'reset.title', body);
}

export function confirmPage(messages: Messages, query: string, error?: string): string {
  const { t } = messages;
  const fields = [currentPassword(messages)];
  const body = html`<section>
    <h1>${t('confirm.title')}</h1>
    <p>${t('confirm.lead')}</p>
    ${alert(error)} ${form(pathOf('confirm', query), fields, t('confirm.submit'))}
    ${links([[pathOf('create-account'), t('logIn.create')]])}
  </section>`;
  return page(messages, 'confirm.title', body);
}

export function changePasswordForm(messages: Messages) {
  const { t } = messages;
  const fields = [
    currentPassword(messages, 'account.current'),
    newPassword(messages, 'next', 'account.next'),
  ];
  return form(`${pathOf('account/password')}#password-part`, fields, t('account.password'));
}
