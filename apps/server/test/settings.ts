/** What is made of settings, and what is told of them that is wrong. */
import { ConfigError, loadConfig } from '#config.ts';

type Env = Readonly<Record<string, string>>;

/** The faults of a whole configuration. */
export function faultsOf(env: Env): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

/** @param read of one area, with what reads a setting and what reports a fault */
export function readFrom<T>(
  env: Env,
  read: (setting: (name: string) => string | undefined, report: (fault: string) => undefined) => T,
): { readonly settings: T; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const settings = read(
    (name) => env[name],
    (fault) => void faults.push(fault),
  );
  return { settings, faults };
}
