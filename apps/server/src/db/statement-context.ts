/** What the statements of a piece of work have in common, whichever repository sends them. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface StatementContext {
  /** Cancels the running statement, and fails the next one. */
  readonly signal?: AbortSignal;
  /** Whether the work may hold only part of the connections (`HEAVY_CONNECTIONS`). */
  readonly isHeavy: boolean;
}

const contexts = new AsyncLocalStorage<StatementContext>();

export const withStatements = <T>(context: StatementContext, work: () => T): T =>
  contexts.run(context, work);

export const statementContext = (): StatementContext | undefined => contexts.getStore();
