import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-operation.ts';
import type { Locks } from '#content/locks/locks.service.ts';
import type { DocumentsService } from './documents.service.ts';

export function registerDocuments(
  api: ProductApi,
  documents: DocumentsService,
  locks: Pick<Locks, 'opens'>,
): void {
  registerCall(api, 'listDocuments', ({ query, caller }) => documents.list(query, caller.audience));
  registerCall(api, 'getDocument', async ({ params, query, caller }) => {
    const isUnlocked = await locks.opens(caller.grant, params.id);
    return documents.get(params.id, query, { audience: caller.audience, isUnlocked });
  });
  registerCall(api, 'getDocumentFields', ({ query, caller }) =>
    documents.fields(query, caller.audience),
  );
  registerCall(api, 'getDocumentMapData', ({ query, caller }) =>
    documents.mapData(query, caller.audience),
  );
  registerCall(api, 'listReverseReferences', ({ params, query, caller }) =>
    documents.reverseReferences(params.id, query, caller.audience),
  );
}
