/** Account security: password, sessions, one's own data, deletion. */
import { html, type Html } from '#http/html.ts';
import type { Person } from '#identity/accounts/accounts.service.ts';
import type { SeenSession } from '#identity/gateway/sessions.repository.ts';
import type { Messages } from '../messages.ts';
import { alert, form, page, status } from './page.ts';
import { changePasswordForm, currentPassword, pathOf } from './sign-in-pages.ts';

/** Shown in the section that the form belongs to, which the browser scrolls to. */
export interface AccountFormError {
  readonly part: 'password' | 'delete';
  readonly text: string;
}

export interface AccountView {
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
