/**
 * The database cannot be used, for a reason that an operator can do something about. The message is one or two plain
 * sentences that say what is wrong and what to do; show it without a stack trace.
 */
export class DatabaseProblem extends Error {
  /** `platform`: the embedded database cannot run on this machine. */
  readonly kind: 'unreachable' | 'migration' | 'folder' | 'platform';

  constructor(kind: DatabaseProblem['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseProblem';
    this.kind = kind;
  }
}
