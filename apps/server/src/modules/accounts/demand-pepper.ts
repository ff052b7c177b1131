import { ConfigError } from '#config.ts';
import type { Context } from '#context.ts';
import { hasHashFrom } from './accounts.repository.ts';
import { KEYED } from './passwords.ts';

/** @throws ConfigError where passwords are keyed and nothing is given to key them by: their owners could not log in */
export async function demandPepper({ config, database }: Context): Promise<void> {
  if (config.passwordPepper !== undefined || !(await hasHashFrom(database, KEYED))) return;
  throw new ConfigError([
    'VARDE_PASSWORD_PEPPER is missing, and passwords in the database are keyed by it: give the one that they were keyed by, the same on every server. If it is lost, give a new one: whoever has such a password chooses a new one by mail.',
  ]);
}
