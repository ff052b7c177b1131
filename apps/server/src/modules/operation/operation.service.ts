import type { Context } from '#context.ts';
import { holdsContent } from './operation.repository.ts';

export interface OperationService {
  isReady(): Promise<boolean>;
}

export function createOperationService({ database }: Context): OperationService {
  return { isReady: () => holdsContent(database).catch(() => false) };
}
