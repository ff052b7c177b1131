/** What visitors read instead of a page that had to be refused, in their language. */
import type { FastifyRequest } from 'fastify';
import { findLanguage, languagePreference, negotiateLanguage } from '@varde/domain/languages';
import { readCookie } from './cookies.ts';
import { plainPage, type PlainPage } from './html.ts';
import en from './messages/en.json' with { type: 'json' };
import no from './messages/no.json' with { type: 'json' };
import sv from './messages/sv.json' with { type: 'json' };

const MESSAGES: Readonly<Record<string, typeof en>> = { no, sv, en };
const TAGS: Readonly<Record<string, string>> = { no: 'nb' };

/** The language of the URL, else the stored choice, else the browser's (specification §3.8). */
export function overloadedPage({ url, headers, id }: FastifyRequest): PlainPage {
  const [, prefix = ''] = url.split(/[/?]/);
  const { key } =
    findLanguage(prefix) ??
    negotiateLanguage(readCookie(headers.cookie, 'language'), headers['accept-language']);
  const language = languagePreference(key).find((one) => one in MESSAGES) ?? 'en';
  const messages = MESSAGES[language] ?? en;
  return plainPage(messages['overloaded.title'], messages['overloaded.detail'], id, {
    tag: TAGS[language] ?? language,
    home: messages.home,
  });
}
