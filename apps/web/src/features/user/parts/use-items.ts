import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '#i18n/text-context.tsx';
import type { ApiResult } from '#api/api-result.ts';
import { loadItems } from '#api/load-items.ts';
import type { ItemView } from '#api/transform/list-item.ts';

export interface ItemsState {
  /** `undefined` while loading. */
  readonly loaded: ApiResult<readonly ItemView[]> | undefined;
  readonly retry: () => void;
}

/** List items of documents by id; when the ids change, old ones stay until the new are loaded. */
export function useItems(ids: readonly number[]): ItemsState {
  const texts = useTexts();
  const [loaded, setLoaded] = useState<ItemsState['loaded']>();
  const idList = ids.join(',');
  const load = useCallback(
    () => loadItems(idList === '' ? [] : idList.split(',').map(Number), texts),
    [idList, texts],
  );
  useEffect(() => {
    const controller = new AbortController();
    const show = async () => {
      const result = await load();
      if (!controller.signal.aborted) setLoaded(result);
    };
    void show();
    return () => controller.abort();
  }, [load]);
  const retry = async () => {
    setLoaded(undefined);
    setLoaded(await load());
  };
  return { loaded, retry: () => void retry() };
}
