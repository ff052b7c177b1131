import { formatLocation } from '@varde/domain/geo';
import { ownerFilter } from '#platform/owner-filter.ts';
import type { Texts } from '#i18n/texts.ts';
import { callApi } from '#services/api-client.ts';
import type { ApiResult } from '#services/api-result.ts';
import type { ItemPage } from '#services/load-list.ts';
import { documentItem } from '#services/transform/list-item.ts';
import { centerOf, kindsOf, type MapSearch } from './map-search.ts';
import { LISTED_MAX } from './parts/list-ids.ts';

/**
 * The places nearest to the middle of the map, which are in the page before the map is: the whole list, so that who comes
 * back finds it where it was scrolled to. Only of the kinds that the address chooses.
 */
export async function loadExploreMap(
  search: MapSearch,
  texts: Texts,
): Promise<ApiResult<ItemPage>> {
  const location = formatLocation(centerOf(search));
  const owner = ownerFilter();
  const query = {
    location,
    sort: 'distance',
    page_size: LISTED_MAX,
    schema_names: kindsOf(search).join(','),
    ...(owner ? { owner_id: owner.id } : {}),
  } as const;
  const answer = await callApi('listDocuments', { query });
  if (answer.status !== 'ok') return answer;
  const { items, total } = answer.data;
  return { status: 'ok', data: { items: items.map((item) => documentItem(item, texts)), total } };
}
