import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-operation.ts';
import type { TransfersService } from './transfers.service.ts';

export function registerTransfers(api: ProductApi, transfers: TransfersService): void {
  registerCall(api, 'createTransfer', ({ body, caller }) =>
    transfers.create(body, caller.ipAddress),
  );
  registerCall(api, 'takeTransfer', ({ body, caller }) =>
    transfers.take(body.code, caller.ipAddress),
  );
}
