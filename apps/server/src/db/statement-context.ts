/** What the statements of a piece of work have in common, whichever repository sends them. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface StatementContext {
  /** Cancels the running statement, and fails the next one. */
  readonly signal?: AbortSignal;
  /** Whether the work may hold only part of the connections (`HEAVY_CONNECTIONS`). */
  readonly isHeavy: boolean;
  /** Whether no replica may respond instead of the primary. */
  readonly isPrimaryOnly?: boolean;
}

const contexts = new AsyncLocalStorage<StatementContext>();

export const withStatements = <T>(context: StatementContext, work: () => T): T =>
  contexts.run(context, work);

export const statementContext = (): StatementContext | undefined => contexts.getStore();

interface DatabaseUse {
  isUsed: boolean;
}

const uses = new AsyncLocalStorage<DatabaseUse>();

/**
 * Runs the handling of a request.
 * @returns whether the database has been used for it; `undefined` within another request
 */
export function watchDatabaseUse(handle: () => void): (() => boolean) | undefined {
  if (uses.getStore()) {
    handle();
    return undefined;
  }
  const use: DatabaseUse = { isUsed: false };
  uses.run(use, handle);
  return () => use.isUsed;
}

/** A statement is sent. */
export function noteDatabaseUse(): void {
  const use = uses.getStore();
  if (use) use.isUsed = true;
}
