import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-operation.ts';
import type { CodesService } from './codes.service.ts';

export function registerCodes(api: ProductApi, codes: CodesService): void {
  registerCall(api, 'getCode', ({ params, caller }) => codes.get(params.id, caller.audience));
  registerCall(api, 'getCodeLengths', () => codes.lengths());
}
