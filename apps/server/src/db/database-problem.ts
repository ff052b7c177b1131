/**
 * The database cannot be used, for a reason that an operator can do something about. The message is one or two plain
 * sentences that say what is wrong and what to do; show it without a stack trace.
 */
export class DatabaseProblem extends Error {
  /** `taken`: another process holds the data folder. */
  readonly kind: 'taken' | 'unreachable' | 'migration' | 'folder';

  constructor(kind: DatabaseProblem['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseProblem';
    this.kind = kind;
  }
}
