import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-call.ts';
import type { DocumentsService } from './documents.service.ts';

export function registerDocuments(api: ProductApi, documents: DocumentsService): void {
  registerCall(api, 'listDocuments', ({ query, caller }) => documents.list(query, caller.audience));
  registerCall(api, 'getDocument', ({ params, query, caller }) =>
    documents.get(params.id, query, { audience: caller.audience, isUnlocked: false }),
  );
  registerCall(api, 'getDocumentFields', ({ query, caller }) =>
    documents.fields(query, caller.audience),
  );
  registerCall(api, 'getDocumentMapData', ({ query, caller }) =>
    documents.mapData(query, caller.audience),
  );
}
