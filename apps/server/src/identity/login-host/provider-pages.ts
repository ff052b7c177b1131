import { html, Html } from '#http/html.ts';
import { LOG_IN, messagePage, page } from './pages/page.ts';
import type { ProviderPages } from './provider.ts';
import { wordsFor } from './words.ts';

/** What the library shows by itself, in our look. */
export const providerPages: ProviderPages = {
  failed: (headers) => messagePage(wordsFor(headers), 'failed.title', ['failed.lead'], LOG_IN),
  loggedOut: (headers) => messagePage(wordsFor(headers), 'loggedOut.title', []),
  logOut(form, headers) {
    const words = wordsFor(headers);
    const { say } = words;
    const body = html`<section>
      <h1>${say('logOut.title')}</h1>
      ${new Html(form)}
      <button form="op.logoutForm" name="logout" value="yes">${say('logOut.submit')}</button>
    </section>`;
    return page(words, 'logOut.title', body);
  },
};
