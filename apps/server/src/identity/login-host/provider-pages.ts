import { html, Html } from '#http/html.ts';
import { LOG_IN, messagePage, page } from './pages/page.ts';
import type { ProviderPages } from './provider.ts';
import { messagesFor } from './messages.ts';

/** Replaces the library's own pages. */
export const providerPages: ProviderPages = {
  failed: (headers) => messagePage(messagesFor(headers), 'failed.title', ['failed.lead'], LOG_IN),
  loggedOut: (headers) => messagePage(messagesFor(headers), 'loggedOut.title', []),
  logOut(form, headers) {
    const messages = messagesFor(headers);
    const { t } = messages;
    const body = html`<section>
      <h1>${t('logOut.title')}</h1>
      ${new Html(form)}
      <button form="op.logoutForm" name="logout" value="yes">${t('logOut.submit')}</button>
    </section>`;
    return page(messages, 'logOut.title', body);
  },
};
