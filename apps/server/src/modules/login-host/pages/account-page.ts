/** Account security: password, sessions, one's own data, deletion. */
import { html, type Html } from '#http/html.ts';
import type { Person } from '#modules/accounts/accounts.service.ts';
import type { SeenSession } from '#modules/gateway/sessions.repository.ts';
import type { Words } from '../words.ts';
import { alert, form, page, status } from './page.ts';
import { changePasswordForm, currentPassword, pathOf } from './sign-in-pages.ts';

export interface AccountView {
  readonly person: Person;
  readonly sessions: readonly SeenSession[];
  readonly fault?: string | undefined;
  readonly done?: string | undefined;
}

export function accountPage(words: Words, { person, sessions, fault, done }: AccountView): string {
  const { say } = words;
  const body = html`<section>
      <h1>${say('account.title')}</h1>
      <p>${person.name}<br /><small>${person.email}</small></p>
      ${alert(fault)}${status(done)}
      ${form(pathOf('account/close'), [], say('account.close'), 'quiet')}
    </section>
    <section>
      <h2>${say('account.password')}</h2>
      ${changePasswordForm(words)}
    </section>
    <section>
      <h2>${say('account.sessions')}</h2>
      ${sessionList(words, sessions)}
      ${form(pathOf('account/log-out-everywhere'), [], say('account.everywhere'), 'quiet')}
    </section>
    <section>
      <h2>${say('account.data')}</h2>
      <p>${say('account.data.lead')}</p>
      ${form(pathOf('account/data'), [], say('account.data.submit'), 'quiet')}
    </section>
    <section>
      <h2>${say('account.delete')}</h2>
      <p>${say('account.delete.lead')}</p>
      ${form(pathOf('account/delete'), [currentPassword(words, 'account.current', 'delete-password')], say('account.delete.submit'), 'danger')}
    </section>`;
  return page(words, 'account.title', body);
}

function sessionList(words: Words, sessions: readonly SeenSession[]): Html {
  const { say, tag } = words;
  if (sessions.length === 0) return html`<p>${say('account.sessions.none')}</p>`;
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'Europe/Oslo' });
  const rows = sessions.map(
    ({ device, rotated_at: at }) =>
      html`<li>
        ${device}<small>${say('account.sessions.seen', { time: time.format(at) })}</small>
      </li>`,
  );
  return html`<ul>
    ${rows}
  </ul>`;
}
