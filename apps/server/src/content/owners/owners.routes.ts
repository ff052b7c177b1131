import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-operation.ts';
import type { OwnersService } from './owners.service.ts';

export function registerOwners(api: ProductApi, owners: OwnersService): void {
  registerCall(api, 'listOwners', ({ query, caller }) => owners.list(query, caller.audience));
  registerCall(api, 'getOwner', ({ params, caller }) => owners.get(params.id, caller.audience));
  registerCall(api, 'getOwnersMapData', ({ query, caller }) =>
    owners.mapData(query, caller.audience),
  );
}
