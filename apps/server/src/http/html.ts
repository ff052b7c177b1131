/** HTML templates on the server: every value is escaped unless it is HTML already. */
import { CLOSED } from './response-headers.ts';

export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | undefined | false | readonly Html[];

export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(strings.reduce((text, string, at) => text + render(values[at - 1]) + string));
}

function render(value: Value): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escapeHtml(String(value));
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Whether the client is a browser; programs that accept anything get problem details. */
export function wantsPage(accept: string | undefined): boolean {
  return accept?.includes('text/html') ?? false;
}

/** Language tag, and the label of the link to the home page. */
const ENGLISH = { tag: 'en', home: 'Home' };

export interface PlainPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem;color:#222;background:#fff}' +
  'small{color:#5f6368}@media(prefers-color-scheme:dark){body{color:#eee;background:#1b1b1b}a{color:#8ab4f8}small{color:#aaa}}';

/**
 * A plain page for browsers when the site cannot respond: no script, image or font.
 * @param correlationId shown, to find the request in the log
 */
export function plainPage(
  title: string,
  detail = '',
  correlationId = '',
  { tag, home } = ENGLISH,
): PlainPage {
  const id = correlationId && `<p><small>${escapeHtml(correlationId)}</small></p>`;
  const html =
    `<!doctype html><html lang="${tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style><main><h1>${escapeHtml(title)}</h1>` +
    `<p>${escapeHtml(detail)}</p><p><a href="/">${escapeHtml(home)}</a></p>${id}</main></html>`;
  return {
    html,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; ${CLOSED}`,
    },
  };
}
