/** The language of what the `varde` command and a starting server print. Part of `config.ts`. */
import { type Message, msg } from '@varde/domain/message';
import { type Env, settingOf } from './environment.ts';
import type { ReadSetting, ReportIssue } from './read-setting.ts';

export type TerminalLanguage = 'no' | 'sv' | 'en';

/** There is one Norwegian, in bokmål. */
const LANGUAGES: ReadonlyMap<string, TerminalLanguage> = new Map([
  ['no', 'no'],
  ['nb', 'no'],
  ['nn', 'no'],
  ['sv', 'sv'],
  ['en', 'en'],
]);

/** Of the system (POSIX), the strongest first. */
const LOCALES = ['LC_ALL', 'LC_MESSAGES', 'LANG'];

/** English, where neither the setting nor the system names another. */
export function readTerminalLanguage(read: ReadSetting, report: ReportIssue): TerminalLanguage {
  const named = read('VARDE_LANGUAGE');
  const known = LANGUAGES.get(named?.toLowerCase() ?? '');
  if (named !== undefined && !known)
    report(
      msg`VARDE_LANGUAGE is '${named}': give one of ${[...LANGUAGES.keys()].join(', ')}, or leave it out for the language of the system.`,
    );
  const locale = LOCALES.map(read).find((value) => value !== undefined);
  const [ofSystem = ''] = /^[a-z]+/i.exec(locale ?? '') ?? [];
  return known ?? LANGUAGES.get(ofSystem.toLowerCase()) ?? 'en';
}

/** The language, and what is wrong with the setting. */
export function terminalLanguageOf(env: Env): {
  readonly language: TerminalLanguage;
  readonly issues: readonly Message[];
} {
  const issues: Message[] = [];
  const read: ReadSetting = (name) => settingOf(env, name);
  const language = readTerminalLanguage(read, (issue) => void issues.push(issue));
  return { language, issues };
}
