import type { LatLng } from '@varde/domain/geo';
import { SUGGESTIONS_MAX } from '@varde/domain/constants';
import type { Texts } from '#i18n/texts.ts';
import { callApi } from './api-client.ts';
import type { ApiResult } from './api-result.ts';
import { toTextOrEmpty } from './transform/text.ts';

export interface FoundPlace extends LatLng {
  readonly name: string;
}

/** Places and museums that match a name. */
export async function findPlaces(
  name: string,
  { language }: Texts,
): Promise<ApiResult<readonly FoundPlace[]>> {
  const result = await callApi('listDocuments', {
    query: {
      search: name,
      schema_names: 'article,owner',
      page_size: SUGGESTIONS_MAX,
      language: language.key,
    },
  });
  if (result.status !== 'ok') return result;
  const places = result.data.items.flatMap(({ title, location }) =>
    location ? [{ name: toTextOrEmpty(title, language.key).text, ...location }] : [],
  );
  return { status: 'ok', data: places };
}
