import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-operation.ts';
import type { Locks } from './locks.service.ts';

export function registerLocks(api: ProductApi, locks: Locks): void {
  registerCall(api, 'unlockDocument', ({ params, body, caller }) =>
    locks.unlock(params.id, body, caller),
  );
}
