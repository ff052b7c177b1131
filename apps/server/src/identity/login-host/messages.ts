/** Messages of the login host's pages and emails; other languages fall back to these three. */
import type { IncomingHttpHeaders } from 'node:http';
import type { SiteProfile } from '@varde/contract/site-profile';
import { iconUrl, siteNameIn } from '@varde/domain/site-profile';
import { languagePreference, negotiateLanguage } from '@varde/domain/languages';
import { readCookie } from '#http/cookies.ts';
import en from './messages/en.json' with { type: 'json' };
import no from './messages/no.json' with { type: 'json' };
import sv from './messages/sv.json' with { type: 'json' };

export type MessageKey = keyof typeof en;

export interface Messages {
  /** For the `lang` attribute. */
  readonly tag: string;
  /** The name of the site, which `{site}` stands for in messages. */
  readonly site: string;
  /** URL of its icon. */
  readonly icon: string;
  readonly t: (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;
}

const MESSAGES: Readonly<Record<string, Readonly<Record<MessageKey, string>>>> = { no, sv, en };
const TAGS: Readonly<Record<string, string>> = { no: 'nb', sv: 'sv', en: 'en' };

/** Messages in the language that a request asks for. */
export type MessagesFor = (headers: IncomingHttpHeaders) => Messages;

/** One of the site's public files. */
const PRODUCT_ICON = '/favicon.svg';
const ICON_SIDE = 96;

/** The stored choice, else the browser's preference, else Norwegian (specification §3.8). */
export function messagesFor(profile: SiteProfile, headers: IncomingHttpHeaders): Messages {
  const { key } = negotiateLanguage(
    readCookie(headers.cookie, 'language'),
    headers['accept-language'],
    profile,
  );
  const site = siteNameIn(profile, key);
  const language = languagePreference(key).find((one) => MESSAGES[one] !== undefined) ?? 'en';
  const messages = MESSAGES[language] ?? en;
  return {
    tag: TAGS[language] ?? language,
    site,
    icon: profile.icon ? iconUrl(profile.icon, ICON_SIDE) : PRODUCT_ICON,
    t: (message, values = {}) =>
      messages[message].replaceAll(/\{(\w+)\}/g, (match, name: string) =>
        String(values[name] ?? (name === 'site' ? site : match)),
      ),
  };
}
