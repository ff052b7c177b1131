import type { MessageKey, Translate } from '#i18n/texts.ts';

/** A language’s name in the visitor’s; its key where there is no word for it. */
export function languageName(key: string, t: Translate): string {
  const name: MessageKey = `language.${key}` as MessageKey;
  const words = t(name);
  return words === name ? key : words;
}
