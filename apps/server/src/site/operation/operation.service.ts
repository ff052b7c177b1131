import type { Context } from '#context.ts';
import { pingDatabase, holdsContent } from './operation.repository.ts';

export interface OperationService {
  /** Whether visitors can be served. */
  readonly isReady: () => Promise<boolean>;
  readonly isDatabaseUp: () => Promise<boolean>;
}

export function createOperationService({ database }: Context): OperationService {
  return {
    isReady: () => holdsContent(database).catch(() => false),
    isDatabaseUp: () => pingDatabase(database).catch(() => false),
  };
}
