import type { Context } from '#context.ts';
import { isOutdated } from '#modules/packs/packs.repository.ts';
import { holdsContent } from './operation.repository.ts';

export interface OperationService {
  isReady(): Promise<boolean>;
  /** Whether an older program worked out what the database holds of the content. */
  isOutdated(): Promise<boolean>;
}

export function createOperationService({ database }: Context): OperationService {
  return {
    isReady: () => holdsContent(database).catch(() => false),
    isOutdated: () => isOutdated(database),
  };
}
