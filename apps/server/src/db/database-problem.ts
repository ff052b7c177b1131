/**
 * The database is unusable for a reason that the operator can fix. The message states the problem
 * and the fix; show it without a stack trace.
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
