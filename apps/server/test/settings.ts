/** Reads settings, and collects the errors that are reported. */
import { ConfigError, loadConfig } from '#config/config.ts';

type Env = Readonly<Record<string, string>>;

/** Errors in a full configuration. */
export function faultsOf(env: Env): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

/** @param read the reader of one area: gets a setting by its name, and reports errors */
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
