/**
 * Shared by the commands: output, settings, database and progress. Modules that are slow to load
 * are imported on demand, so that help and errors appear at once.
 */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Catalog, type Message, msg, type Translate } from '@varde/domain/message';
import type { Config } from '#config/config.ts';
import { type Env, readEnvironment } from '#config/environment.ts';
import type { Context } from '#context.ts';
import type { Database } from '#db/database.ts';
import type { runHarvest } from '#integrations/harvest/harvest.service.ts';
import type { MediaStore } from '#media/storage/media.store.ts';
import type { Progress } from '#packs/packs.service.ts';
import type { ProgressView } from './console-progress.ts';

/**
 * `issues`: the pack has errors, a printed code leads nowhere, a rebus cannot be solved, a change was
 * not confirmed, or `doctor` found something wrong.
 */
export const EXIT = { ok: 0, issues: 1, usage: 2, unusable: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Asks a yes-or-no question on the terminal; absent where there is none. */
  readonly ask?: (question: string) => Promise<boolean>;
  /** Default: the variables of the process and of the file `.env`. */
  readonly env?: Env;
  /** Default: `runHarvest`. */
  readonly harvest?: typeof runHarvest;
}

export interface CliContext extends Terminal {
  readonly catalog: Catalog;
  readonly t: Translate;
  /** Writes lines to standard output. */
  readonly say: (...lines: readonly Message[]) => void;
  /** Writes lines to standard error. */
  readonly warn: (...lines: readonly Message[]) => void;
  /** What is shown now; `say` and `warn` write above it. */
  progress?: Pick<ProgressView, 'clear'>;
  /** Set by the command; errors set their own. */
  exitCode: ExitCode;
}

export const environmentOf = ({ env }: Terminal): Env => env ?? readEnvironment();

export async function configOf(context: CliContext): Promise<Config> {
  const { loadConfig } = await import('#config/config.ts');
  return loadConfig(environmentOf(context));
}

/** The path of an existing folder; without one reports that and returns `undefined`. */
export function existingFolder(name: string, context: CliContext): string | undefined {
  const folder = resolve(name);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  context.warn(msg`There is no folder ${folder}.`);
  context.exitCode = EXIT.unusable;
  return undefined;
}

/** Opens the migrated database and the media store while `work` runs. */
export async function withContent<T>(
  context: CliContext,
  work: (database: Database, mediaStore: MediaStore) => Promise<T>,
): Promise<T> {
  const { migrate } = await import('#db/migrate.ts');
  return withStore(context, async ({ database, mediaStore }) => {
    await migrate(database);
    return work(database, mediaStore);
  });
}

/** Opens the database as it is, and the media store, while `work` runs. */
export async function withStore<T>(
  context: CliContext,
  work: (opened: Context) => Promise<T>,
): Promise<T> {
  const config = await configOf(context);
  const { openDatabase } = await import('#db/database.ts');
  const { openStore } = await import('#media/storage/open-store.ts');
  const { endOnSignal } = await import('#start/process-lifecycle.ts');
  const { release } = endOnSignal();
  const database = await openDatabase(config);
  try {
    return await work({ config, database, mediaStore: await openStore(config) });
  } finally {
    await database.close();
    release();
  }
}

/** On standard error, and only on a terminal: standard output is the report. */
export async function withProgress<T>(
  context: CliContext,
  work: (onProgress: Progress) => Promise<T>,
): Promise<T> {
  if (!process.stderr.isTTY) return work(() => {});
  const { showProgress } = await import('./console-progress.ts');
  const view = showProgress(process.stderr, context.t);
  const onSignal = (): void => {
    view.end();
    // The last handler: without one the signal ends the process.
    if (process.listenerCount('SIGINT') === 0) process.kill(process.pid, 'SIGINT');
  };
  process.once('SIGINT', onSignal);
  context.progress = view;
  try {
    return await work(view.report);
  } finally {
    process.off('SIGINT', onSignal);
    view.end();
  }
}
