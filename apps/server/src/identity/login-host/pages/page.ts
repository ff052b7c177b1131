/** The login host's pages, rendered to HTML without script. */
import { html, type Html } from '#http/html.ts';
import { LOGIN_HOST_PREFIX } from '../login-host-prefix.ts';
import type { MessageKey, Messages } from '../messages.ts';

const STYLE_PATH = `${LOGIN_HOST_PREFIX}/style.css`;
/** One of the site's public files. */
const MARK_PATH = '/favicon.svg';

export function page({ tag, t }: Messages, title: MessageKey, body: Html): string {
  return html`<!doctype html>
    <html lang="${tag}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${t(title)} – ${t('site')}</title>
      <link rel="icon" href="${MARK_PATH}" />
      <link rel="stylesheet" href="${STYLE_PATH}" />
      <header>
        <a href="/" aria-label="${t('back')}"><img src="${MARK_PATH}" alt="" />${t('site')}</a>
      </header>
      <main>${body}</main>
    </html>`.text;
}

/** Link to the site's log-in page. */
export const LOG_IN = { href: '/login', text: 'logIn.submit' } as const;

/** A page with a message and a link. */
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

export interface Field {
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

export function field(one: Field): Html {
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

export function form(action: string, fields: readonly Html[], submit: string, kind = ''): Html {
  return html`<form method="post" action="${action}">${fields}<button${kind !== '' && html` class="${kind}"`}>${submit}</button></form>`;
}

export const alert = (text: string | undefined): Html =>
  text === undefined ? html`` : html`<p class="fault" role="alert">${text}</p>`;

export const status = (text: string | undefined): Html =>
  text === undefined ? html`` : html`<p class="done" role="status">${text}</p>`;

export function links(all: readonly (readonly [href: string, text: string])[]): Html {
  return html`<p class="links">
    ${all.map(([href, text]) => html`<a href="${href}">${text}</a>`)}
  </p>`;
}
