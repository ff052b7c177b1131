/** How messages are written for the terminal: in its language, with the command's own name. */
import { loadCatalog } from '@varde/content-pack/load-catalog';
import { type Catalog, translate, type Translate } from '@varde/domain/message';
import { type Env, settingOf } from '#config/environment.ts';
import type { TerminalLanguage } from '#config/terminal-language.ts';

/** All translations of what a terminal shows; none for English, in which messages are written. */
export async function catalogOf(language: TerminalLanguage): Promise<Catalog> {
  if (language === 'en') return {};
  const { default: own } =
    language === 'no'
      ? await import('./messages/no.json', { with: { type: 'json' } })
      : await import('./messages/sv.json', { with: { type: 'json' } });
  return { ...(await loadCatalog(language)), ...own };
}

/** As messages name the command: how it is called in a copy of the program. */
const COMMAND = 'npx varde';

/** `VARDE_COMMAND` is how this installation calls the command (ops/systemd). */
export function translatorOf(catalog: Catalog, env: Env): Translate {
  const command = settingOf(env, 'VARDE_COMMAND') ?? COMMAND;
  return (message) => translate(message, catalog).replaceAll(COMMAND, command);
}
