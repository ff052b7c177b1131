/** The variables of the process and of `.env`. Apart from `config.ts`, as it loads at once. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

export const PROJECT_ROOT = resolve(import.meta.dirname, '../../../..');

export type Env = Readonly<Record<string, string | undefined>>;

/** The environment plus the settings of `.env` at the root; existing variables win. */
export function readEnvironment(): Env {
  const file = resolve(PROJECT_ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}

/** An empty variable counts as unset: shells clear one by `VARDE_API_KEY= npm start`. */
export function settingOf(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}
