import { translate, type Message } from '@varde/domain/message';
import { ConfigError, loadConfig } from '#config/config.ts';

type Env = Readonly<Record<string, string>>;

export function issuesOf(env: Env): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.issues.map((issue) => translate(issue));
    throw error;
  }
  return [];
}

/** @param read the settings reader of one area */
export function readFrom<T>(
  env: Env,
  read: (
    setting: (name: string) => string | undefined,
    report: (message: Message) => undefined,
  ) => T,
): { readonly settings: T; readonly issues: readonly string[] } {
  const issues: string[] = [];
  const settings = read(
    (name) => env[name],
    (message) => void issues.push(translate(message)),
  );
  return { settings, issues };
}

/** Of child processes: without this machine's settings, and with modules compiled only once. */
export const CHILD_ENV: Readonly<Record<string, string>> = {
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
};

/** The file that starts the server: what `npm start` runs, or the source where that is not built. */
export const SERVER_FILE = process.env['SERVER_FILE'] ?? '';
