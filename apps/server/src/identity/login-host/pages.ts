/** The login host's pages, rendered to HTML without script. */
import type { IncomingHttpHeaders } from 'node:http';
import { html, Html } from '#http/html.ts';
import type { Person } from '#identity/accounts/accounts.service.ts';
import { PASSWORD_MIN_LENGTH } from '#identity/accounts/passwords.ts';
import type { SeenSession } from '#identity/gateway/sessions.repository.ts';
import { LOGIN_HOST_PREFIX } from '#identity/gateway/sign-in-origin.ts';
import type { MessageKey, Messages, MessagesFor } from './messages.ts';

const STYLE_PATH = `${LOGIN_HOST_PREFIX}/style.css`;

function page({ tag, t, site, icon }: Messages, title: MessageKey, body: Html): string {
  return html`<!doctype html>
    <html lang="${tag}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${t(title)} – ${site}</title>
      <link rel="icon" href="${icon}" />
      <link rel="stylesheet" href="${STYLE_PATH}" />
      <header>
        <a href="/" aria-label="${t('back')}"><img src="${icon}" alt="" />${site}</a>
      </header>
      <main>${body}</main>
    </html>`.text;
}

export const LOG_IN = { href: '/login', text: 'logIn.submit' } as const;

export function messagePage(
  messages: Messages,
  title: MessageKey,
  texts: readonly MessageKey[],
  link?: { readonly href: string; readonly text: MessageKey },
): string {
  const { t } = messages;
  const paragraphs = texts.map((text) => html`<p>${t(text)}</p>`);
  const { href, text } = link ?? { href: '/', text: 'back' as const };
  const body = html`<section>
    <h1>${t(title)}</h1>
    ${paragraphs}
    <p class="links"><a href="${href}">${t(text)}</a></p>
  </section>`;
  return page(messages, title, body);
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password' | 'text';
  /** For the browser and password managers. */
  readonly autocomplete: 'username' | 'current-password' | 'new-password' | 'name';
  readonly hint?: string;
  readonly value?: string;
  readonly minLength?: number;
  readonly isFocused?: boolean;
  /** Defaults to the name; needed where two forms of a page have the same field. */
  readonly id?: string;
}

function field(one: Field): Html {
  const { name, hint, id = name } = one;
  const hinted = hint !== undefined && html` aria-describedby="${id}-hint"`;
  const min = one.minLength !== undefined && html` minlength="${one.minLength}"`;
  const focus = one.isFocused === true && html` autofocus`;
  const hintHtml = hint !== undefined && html`<small id="${id}-hint">${hint}</small>`;
  return html`<label for="${id}">${one.label}</label>${hintHtml}<input
      id="${id}"
      name="${name}"
      type="${one.type}"
      autocomplete="${one.autocomplete}"
      value="${one.value}"
      required${min}${focus}${hinted}
    />`;
}

function form(action: string, fields: readonly Html[], submit: string, kind = ''): Html {
  return html`<form method="post" action="${action}">${fields}<button${kind !== '' && html` class="${kind}"`}>${submit}</button></form>`;
}

const alert = (text: string | undefined): Html =>
  text === undefined ? html`` : html`<p class="fault" role="alert">${text}</p>`;

const status = (text: string | undefined): Html =>
  text === undefined ? html`` : html`<p class="done" role="status">${text}</p>`;

function links(all: readonly (readonly [href: string, text: string])[]): Html {
  return html`<p class="links">
    ${all.map(([href, text]) => html`<a href="${href}">${text}</a>`)}
  </p>`;
}

/** Replace the library's own pages. */
export const providerPages = (messagesFor: MessagesFor) => ({
  failed: (headers: IncomingHttpHeaders) =>
    messagePage(messagesFor(headers), 'failed.title', ['failed.lead'], LOG_IN),
  loggedOut: (headers: IncomingHttpHeaders) =>
    messagePage(messagesFor(headers), 'loggedOut.title', []),
  /** @param libraryForm of the library, without a button */
  logOut(libraryForm: string, headers: IncomingHttpHeaders) {
    const messages = messagesFor(headers);
    const { t } = messages;
    const body = html`<section>
      <h1>${t('logOut.title')}</h1>
      ${new Html(libraryForm)}
      <button form="op.logoutForm" name="logout" value="yes">${t('logOut.submit')}</button>
    </section>`;
    return page(messages, 'logOut.title', body);
  },
});

export type ProviderPages = ReturnType<typeof providerPages>;

/** Error and values of a form that is shown again. */
interface FormState {
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

const currentPassword = ({ t }: Messages, label: MessageKey = 'password', id = 'password') =>
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
  { error, email }: FormState = {},
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
  { error, email, name }: FormState = {},
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

export function forgottenPage(messages: Messages, { error, email }: FormState = {}): string {
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

function changePasswordForm(messages: Messages) {
  const { t } = messages;
  const fields = [
    currentPassword(messages, 'account.current'),
    newPassword(messages, 'next', 'account.next'),
  ];
  return form(`${pathOf('account/password')}#password-part`, fields, t('account.password'));
}

/** Shown in the section that the form belongs to, which the browser scrolls to. */
export interface AccountFormError {
  readonly part: 'password' | 'delete';
  readonly text: string;
}

interface AccountView {
  readonly person: Person;
  readonly sessions: readonly SeenSession[];
  readonly error?: AccountFormError | undefined;
  readonly done?: string | undefined;
}

export function accountPage(
  messages: Messages,
  { person, sessions, error, done }: AccountView,
): string {
  const { t } = messages;
  const errorAlert = (part: AccountFormError['part']) =>
    alert(error?.part === part ? error.text : undefined);
  const body = html`<section>
      <h1>${t('account.title')}</h1>
      <p>${person.name}<br /><small>${person.email}</small></p>
      ${status(done)} ${form(pathOf('account/close'), [], t('account.close'), 'quiet')}
    </section>
    <section id="password-part">
      <h2>${t('account.password')}</h2>
      ${errorAlert('password')} ${changePasswordForm(messages)}
    </section>
    <section>
      <h2>${t('account.sessions')}</h2>
      ${sessionList(messages, sessions)}
      ${form(pathOf('account/log-out-everywhere'), [], t('account.everywhere'), 'quiet')}
    </section>
    <section>
      <h2>${t('account.data')}</h2>
      <p>${t('account.data.lead')}</p>
      ${form(pathOf('account/data'), [], t('account.data.submit'), 'quiet')}
    </section>
    <section id="delete-part">
      <h2>${t('account.delete')}</h2>
      <p>${t('account.delete.lead')}</p>
      ${errorAlert('delete')}
      ${form(`${pathOf('account/delete')}#delete-part`, [currentPassword(messages, 'account.current', 'delete-password')], t('account.delete.submit'), 'danger')}
    </section>`;
  return page(messages, 'account.title', body);
}

function sessionList(messages: Messages, sessions: readonly SeenSession[]): Html {
  const { t, tag } = messages;
  if (sessions.length === 0) return html`<p>${t('account.sessions.none')}</p>`;
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'Europe/Oslo' });
  const rows = sessions.map(
    ({ device, rotated_at: at }) =>
      html`<li>
        ${device}<small>${t('account.sessions.seen', { time: time.format(at) })}</small>
      </li>`,
  );
  return html`<ul>
    ${rows}
  </ul>`;
}
