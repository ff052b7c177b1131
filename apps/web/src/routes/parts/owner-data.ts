/** What the two addresses of an owner's page share: by id and by slug. */
import type { Owner } from '@varde/contract/owners';
import { documentMeta } from '#features/article/document-meta.ts';
import { toDocumentView } from '#features/article/document-view.ts';
import type { Texts } from '#i18n/texts.ts';
import type { PageContext } from '#platform/page-context.ts';
import { pageHead } from '#platform/page-head.ts';
import type { ApiResult } from '#services/api-result.ts';
import { withNamed } from '#services/load-document.ts';
import { loadFiltered } from '#services/load-list.ts';
import type { ItemPage } from '#services/load-list.ts';
import { ownerAddress } from '#services/transform/addresses.ts';
import { dataOrThrow } from './data-or-throw.ts';
import { headContext } from './head-context.ts';

/** Everything of an owner's page; throws what the router shows instead. */
export async function ownerData(result: ApiResult<Owner>, page: number, texts: Texts) {
  const owner = dataOrThrow(result);
  const [{ document, heads }, documents] = await Promise.all([
    withNamed(owner.owner_document),
    loadFiltered({ owner_id: owner.id }, page, texts),
  ]);
  const view = toDocumentView(document, heads, texts);
  return {
    // The owner of an owner's page is the page itself.
    view: { ...view, owner: undefined },
    path: ownerAddress(owner),
    documents: withoutOwner(dataOrThrow(documents)),
  };
}

/** Every row on the page would say the same. */
function withoutOwner(page: ItemPage): ItemPage {
  return { ...page, items: page.items.map((item) => ({ ...item, owner: undefined })) };
}

export type OwnerData = Awaited<ReturnType<typeof ownerData>>;

/** The head of an owner's page; its address with the slug is the canonical one. */
export function ownerHead(data: OwnerData | undefined, page: PageContext) {
  if (!data) return {};
  const context = headContext(page);
  const { view, path } = data;
  const trail = [{ title: context.texts.t('explore.tab.museums'), path: '/explore/list/museums' }];
  return pageHead(documentMeta(view, { path, type: 'Museum', trail }, context), context);
}
