/** Loader data and metadata of an owner's pages (the page, its map, check-in), by id or slug. */
import { redirect } from '@tanstack/react-router';
import { loadMuseumData } from '#api/load-external.ts';
import type { Document } from '@varde/contract/documents';
import type { Owner } from '@varde/contract/owners';
import { museumDate } from '@varde/domain/museum-date';
import { documentMeta } from '#features/article/document-meta.ts';
import { toDocumentView, type DocumentView } from '#features/article/document-view.ts';
import { withMediaBlock } from '#features/article/lazy-media-block.ts';
import { loadFoundPlaces } from '#features/explore/load-places.ts';
import type { MapSearch } from '#features/explore/map-search.ts';
import { loadParts } from '#browser/lazy-part.tsx';
import type { OwnerFilter } from '#state/owner-filter.ts';
import type { PageContext } from '#state/page-context.ts';
import { headContext, type PageMeta } from '#state/page-head.ts';
import type { Texts } from '#i18n/texts.ts';
import type { ApiResult } from '#api/api-result.ts';
import { withReferences } from '#api/load-document.ts';
import { loadFiltered, type ItemPage } from '#api/load-list.ts';
import { countOwned } from '#api/load-owner.ts';
import { lastPage } from '#api/page-window.ts';
import { dataOrThrow } from '#api/route-data.ts';
import { contentMeta } from '#api/transform/content-meta.ts';
import { toImage } from '#api/transform/image.ts';
import { visitData } from '#api/transform/visit-data.ts';
import { ownerPath } from '#api/transform/page-paths.ts';
import { toText } from '#api/transform/text.ts';
import { museumTrail } from '#api/transform/trails.ts';
import { PagedList } from './lazy-paged-list.ts';
import type { OwnerSearch } from './owner-search.ts';
import { toVisitView, withoutVisitCard, type VisitView } from './visit-view.ts';
import { withMuseumData } from './with-museum-data.ts';

/** `@fjord-og-fjell` and `fjord-og-fjell` are the same slug (specification §2.2). */
export const withoutAt = (slug: string): string => slug.replace(/^@/, '');

/** Throws what the router shows instead; a list that fails leaves the rest of the page intact. */
export async function loadOwnerPage(
  result: ApiResult<Owner>,
  { page = 1, kind }: OwnerSearch,
  context: PageContext,
  signal: AbortSignal,
) {
  const { texts } = context;
  const loadedOwner = dataOrThrow(result);
  const filter = { owner_id: loadedOwner.id, ...(kind ? { schema_names: kind } : {}) };
  const [loaded, documents, counts, museum] = await Promise.all([
    withReferences(loadedOwner.owner_document, { signal }),
    loadFiltered(filter, page, texts),
    countOwned(loadedOwner.id),
    loadMuseumData(loadedOwner, signal),
    loadParts(PagedList),
  ]);
  const document = withMuseumData(loadedOwner.owner_document, museum);
  const owner = { ...loadedOwner, owner_document: document };
  const path = ownerPath(owner);
  if (documents.status === 'ok' && page > lastPage(documents.data.total)) {
    const search = { page: lastPage(documents.data.total), ...(kind ? { kind } : {}) };
    throw redirect({ to: path, search, statusCode: 307, replace: true });
  }
  const view = withMediaBlock(
    toDocumentView({ ...loaded, document: withoutVisitCard(document) }, texts),
  );
  const visit = toVisitView(owner, museumDate(new Date()), texts);
  return {
    meta: ownerMeta(view, { path, visit, document }, context),
    // The page itself is about the owner.
    view: { ...view, owner: undefined },
    visit,
    path,
    kind,
    counts,
    documents: documents.status === 'ok' ? withoutOwners(documents.data) : undefined,
  };
}

export type OwnerData = Awaited<ReturnType<typeof loadOwnerPage>>;

/** @param path with the slug: the canonical one */
function ownerMeta(
  view: DocumentView,
  { path, visit, document }: { path: string; visit: VisitView; document: Document },
  page: PageContext,
): PageMeta {
  const trail = museumTrail(page.texts.t);
  const { hours, phone, website, opening } = visit;
  // Without the no-break spaces of the page's.
  const address = document.content?.visit?.address;
  const contact = { address, hours, phone: phone?.text, website: website?.href };
  const more = visitData(contact, opening.date);
  return documentMeta(view, { path, type: 'Museum', trail, more }, headContext(page));
}

/** Every row of the page would repeat the same owner. */
function withoutOwners(page: ItemPage): ItemPage {
  return { ...page, items: page.items.map((item) => ({ ...item, owner: undefined })) };
}

/** An owner's map: all its published documents. */
export async function loadOwnerMap(
  result: ApiResult<Owner>,
  search: MapSearch,
  context: PageContext,
) {
  const { texts } = context;
  const owner = dataOrThrow(result);
  const places = dataOrThrow(await loadFoundPlaces({ owner_id: owner.id }, search, texts));
  const name = ownerName(owner, texts);
  const trail = museumTrail(texts.t);
  const meta = contentMeta({ ...name, trail, view: 'map' }, headContext(context));
  return { ...name, places, meta };
}

/** The filter that checking in at the museum stores. */
export function loadOwnerFilter(result: ApiResult<Owner>, { texts }: PageContext) {
  const owner = dataOrThrow(result);
  const { title, path } = ownerName(owner, texts);
  const { id, slug } = owner;
  const name = title.text;
  const filter: OwnerFilter = slug ? { id, name, slug } : { id, name };
  // Not indexed: the page performs an action.
  const meta = {
    title: texts.t('owner.checkInAt', { name }),
    description: texts.t('owner.checkInWhat', { name }),
    path,
    isVariant: true,
  };
  return { filter, path, meta };
}

function ownerName(owner: Owner, { language }: Texts) {
  const { title, description, media_data: image } = owner.owner_document;
  return {
    title: toText(title, language.key) ?? { text: owner.name, lang: language.key },
    lead: toText(description, language.key),
    image: toImage(image, language.key),
    path: ownerPath(owner),
  };
}
