/** Loads the places of a map that match a query: the part rendered before the map loads. */
import type { CallQuery } from '@varde/contract/calls';
import { DOCUMENT_ID_BATCH } from '@varde/domain/constants';
import { formatLocation, type LatLng } from '@varde/domain/geo';
import type { Texts } from '#i18n/texts.ts';
import { ownerFilter } from '#state/owner-filter.ts';
import { callApi } from '#api/api-client.ts';
import type { ApiResult } from '#api/api-result.ts';
import { documentRow, toRows, type ItemPage } from '#api/load-list.ts';
import { homeView, type MapBounds, type MapCamera } from '#viewers/map/map-camera.ts';
import { areaOf } from './map-place.ts';
import { centerOf, kindsOf } from './map-href.ts';
import type { MapSearch } from './map-search.ts';
import { listedFor } from './parts/list-ids.ts';

/** Which documents belong on a map. */
export type PlacesFilter = Pick<
  CallQuery<'getDocumentMapData'>,
  'owner_id' | 'schema_names' | 'kulturnav_tags'
>;

/** Rows of the explore map: all unfolded pages, so that Back restores the scroll position. */
export function loadExploreMap(search: MapSearch, texts: Texts): Promise<ApiResult<ItemPage>> {
  const owner = ownerFilter();
  const filter = {
    schema_names: kindsOf(search).join(','),
    ...(owner ? { owner_id: owner.id } : {}),
  };
  return loadNearest(filter, { center: centerOf(search, homeView()), search }, texts);
}

export interface FoundPlaces {
  readonly filter: PlacesFilter;
  /** Area that shows all of them. */
  readonly area: MapBounds | MapCamera;
  readonly first: ItemPage;
}

/** Loads the map of a query's matches, however many. */
export async function loadFoundPlaces(
  filter: PlacesFilter,
  search: MapSearch,
  texts: Texts,
): Promise<ApiResult<FoundPlaces>> {
  const found = await callApi('getDocumentMapData', { query: filter });
  if (found.status !== 'ok') return found;
  const area = areaOf(found.data.points, homeView());
  const rows = await loadNearest(filter, { center: centerOf(search, area), search }, texts);
  return rows.status === 'ok' ? { status: 'ok', data: { filter, area, first: rows.data } } : rows;
}

/** Loads as many rows as the URL unfolds, those nearest to the map's centre. */
async function loadNearest(
  filter: PlacesFilter,
  { center, search }: { readonly center: LatLng; readonly search: MapSearch },
  texts: Texts,
): Promise<ApiResult<ItemPage>> {
  const requestedCount = listedFor(search.p);
  const page_size = Math.min(requestedCount, DOCUMENT_ID_BATCH);
  const near = {
    ...filter,
    location: formatLocation(center),
    sort: 'distance',
    page_size,
  } as const;
  const pages = Array.from({ length: Math.ceil(requestedCount / page_size) }, (_, at) => at + 1);
  const results = await Promise.all(
    pages.map(async (page) =>
      toRows(await callApi('listDocuments', { query: { ...near, page } }), documentRow, texts),
    ),
  );
  const failed = results.find(({ status }) => status !== 'ok');
  if (failed) return failed;
  const batches = results.flatMap((result) => (result.status === 'ok' ? result.data : []));
  const items = batches.flatMap((batch) => batch.items).slice(0, requestedCount);
  return { status: 'ok', data: { items, total: batches[0]?.total ?? 0 } };
}
