/** What the addresses of an owner's page share: by id and by slug; the page, its map, and checking in. */
import type { Owner } from '@varde/contract/owners';
import { museumDate } from '@varde/domain/museum-date';
import { toDocumentView } from '#features/article/document-view.ts';
import { loadFoundPlaces } from '#features/explore/load-places.ts';
import type { MapSearch } from '#features/explore/map-search.ts';
import { toVisitView, withoutVisitCard } from '#features/owner/visit-view.ts';
import { withMuseumData } from '#features/owner/with-museum-data.ts';
import type { Texts } from '#i18n/texts.ts';
import type { OwnerFilter } from '#state/owner-filter.ts';
import type { ApiResult } from '#api/api-result.ts';
import { withReferences } from '#api/load-document.ts';
import { loadFiltered, type ItemPage } from '#api/load-list.ts';
import { loadMuseumData } from '#api/load-external.ts';
import { countOwned } from '#api/load-owner.ts';
import { ownerPath } from '#api/transform/page-paths.ts';
import type { ItemView } from '#api/transform/list-item.ts';
import { toImage } from '#api/transform/image.ts';
import { toText } from '#api/transform/text.ts';
import { lastPage } from '#api/page-window.ts';
import { dataOrThrow } from './data-or-throw.ts';
import type { OwnerSearch } from './owner-search.ts';
import { redirectTo } from './redirect-to.ts';

/** Everything of an owner's page; throws what the router shows instead. A list that fails leaves the page standing. */
export async function ownerData(
  result: ApiResult<Owner>,
  { page = 1, kind }: OwnerSearch,
  texts: Texts,
  signal: AbortSignal,
) {
  const loadedOwner = dataOrThrow(result);
  const filter = { owner_id: loadedOwner.id, ...(kind ? { schema_names: kind } : {}) };
  const [loaded, documents, counts, museum] = await Promise.all([
    withReferences(loadedOwner.owner_document, { signal }),
    loadFiltered(filter, page, texts),
    countOwned(loadedOwner.id),
    loadMuseumData(loadedOwner, signal),
  ]);
  const document = withMuseumData(loadedOwner.owner_document, museum);
  const owner = { ...loadedOwner, owner_document: document };
  const path = ownerPath(owner);
  if (documents.status === 'ok' && page > lastPage(documents.data.total)) {
    const search = new URLSearchParams({ page: String(lastPage(documents.data.total)) });
    if (kind) search.set('kind', kind);
    throw redirectTo(`${path}?${search}`, 307);
  }
  const view = toDocumentView({ ...loaded, document: withoutVisitCard(document) }, texts);
  return {
    // The owner of an owner's page is the page itself.
    view: { ...view, owner: undefined },
    visit: toVisitView(owner, museumDate(new Date()), texts),
    path,
    kind,
    counts,
    documents: documents.status === 'ok' ? withoutOwners(documents.data) : undefined,
  };
}

/** Every row on the page would say the same. */
function withoutOwners(page: ItemPage): ItemPage {
  return { ...page, items: page.items.map(withoutOwner) };
}

const withoutOwner = (item: ItemView): ItemView => ({ ...item, owner: undefined });

export type OwnerData = Awaited<ReturnType<typeof ownerData>>;

/** An owner's map: what it has published, however much that is. */
export async function ownerMapData(result: ApiResult<Owner>, search: MapSearch, texts: Texts) {
  const owner = dataOrThrow(result);
  const filter = { owner_id: owner.id };
  const places = dataOrThrow(await loadFoundPlaces(filter, search, texts));
  return { ...ownerName(owner, texts), places };
}

export type OwnerMapData = Awaited<ReturnType<typeof ownerMapData>>;

/** What is remembered of a museum that one checks in at. */
export function ownerFilterData(result: ApiResult<Owner>, texts: Texts) {
  const owner = dataOrThrow(result);
  const { title, path } = ownerName(owner, texts);
  const { id, slug } = owner;
  const filter: OwnerFilter = slug ? { id, name: title.text, slug } : { id, name: title.text };
  return { filter, path };
}

export type OwnerFilterData = ReturnType<typeof ownerFilterData>;

function ownerName(owner: Owner, { language }: Texts) {
  const { title, description, media_data: image } = owner.owner_document;
  return {
    title: toText(title, language.key) ?? { text: owner.name, lang: language.key },
    lead: toText(description, language.key),
    image: toImage(image, language.key),
    path: ownerPath(owner),
  };
}
