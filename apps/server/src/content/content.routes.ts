import type { Site } from '@varde/contract/site-profile';
import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-operation.ts';
import type { MediaService } from '#media/media.service.ts';
import type { CodesService } from './codes/codes.service.ts';
import type { DocumentsService } from './documents/documents.service.ts';
import type { Locks } from './locks/locks.service.ts';
import type { OwnersService } from './owners/owners.service.ts';
import type { ThemesService } from './themes/themes.service.ts';

interface ContentServices {
  readonly documents: DocumentsService;
  readonly owners: OwnersService;
  readonly themes: ThemesService;
  readonly codes: CodesService;
  readonly locks: Locks;
  readonly media: MediaService;
  readonly site: () => Promise<Site>;
}

export function registerContent(api: ProductApi, services: ContentServices): void {
  const { documents, locks, media, owners, themes, codes, site } = services;
  registerCall(api, 'getSite', () => site());
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
  registerCall(api, 'unlockDocument', ({ params, body, caller }) =>
    locks.unlock(params.id, body, caller),
  );
  registerCall(api, 'getMedia', async ({ params, caller }) =>
    media.get(params.id, caller.audience, await locks.openedBy(caller.grant)),
  );
  registerCall(api, 'listOwners', ({ query, caller }) => owners.list(query, caller.audience));
  registerCall(api, 'getOwner', ({ params, caller }) => owners.get(params.id, caller.audience));
  registerCall(api, 'getOwnersMapData', ({ query, caller }) =>
    owners.mapData(query, caller.audience),
  );
  registerCall(api, 'listThemes', ({ query, caller }) => themes.list(query, caller.audience));
  registerCall(api, 'getTheme', ({ params, caller }) => themes.get(params.slug, caller.audience));
  registerCall(api, 'listSelections', ({ query, caller }) =>
    themes.selections(query, caller.audience),
  );
  registerCall(api, 'getCode', ({ params, caller }) => codes.get(params.id, caller.audience));
  registerCall(api, 'getCodeLengths', () => codes.lengths());
}
