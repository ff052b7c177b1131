/** Messages of the login host's pages and emails; other languages fall back to these three. */
import type { IncomingHttpHeaders } from 'node:http';
import { languagePreference, negotiateLanguage } from '@varde/domain/languages';
import { readCookie } from '#http/cookies.ts';
import en from './messages/en.json' with { type: 'json' };
import no from './messages/no.json' with { type: 'json' };
import sv from './messages/sv.json' with { type: 'json' };

export type MessageKey = keyof typeof en;

export interface Messages {
  /** For the `lang` attribute. */
  readonly tag: string;
  readonly t: (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;
}

const MESSAGES: Readonly<Record<string, Readonly<Record<MessageKey, string>>>> = { no, sv, en };
const TAGS: Readonly<Record<string, string>> = { no: 'nb', sv: 'sv', en: 'en' };

/** The stored choice, else the browser's preference, else Norwegian (specification §3.8). */
export function messagesFor(headers: IncomingHttpHeaders): Messages {
  const { key } = negotiateLanguage(
    readCookie(headers.cookie, 'language'),
    headers['accept-language'],
  );
  const language = languagePreference(key).find((one) => MESSAGES[one] !== undefined) ?? 'en';
  const messages = MESSAGES[language] ?? en;
  return {
    tag: TAGS[language] ?? language,
    t: (message, values = {}) =>
      messages[message].replaceAll(/\{(\w+)\}/g, (match, name: string) =>
        String(values[name] ?? match),
      ),
  };
}
