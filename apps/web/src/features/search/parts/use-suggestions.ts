import { useEffect, useState } from 'react';
import { SUGGEST_FROM_LETTERS, SUGGEST_REST_MS } from '@varde/domain/constants';
import { useTexts } from '#i18n/text-context.tsx';
import type { ItemView } from '#services/transform/list-item.ts';
import { cleanQuery } from '#services/tabs.ts';

const NONE: readonly ItemView[] = [];

/**
 * What the typed words may mean, asked for when typing rests; a question that is no longer wanted is taken back. The old ones stay
 * until new ones come, so that the list does not flicker. Nothing that is shorter than two letters leaves the device.
 */
export function useSuggestions(typed: string, isWanted: boolean): readonly ItemView[] {
  const texts = useTexts();
  const query = cleanQuery(typed);
  const isAsked = isWanted && query.length >= SUGGEST_FROM_LETTERS;
  const [items, setItems] = useState(NONE);
  useEffect(() => {
    if (!isAsked) return undefined;
    const stop = new AbortController();
    const ask = async () => {
      const { suggest } = await import('#services/load-search.ts');
      const items = await suggest(query, texts, stop.signal);
      if (!stop.signal.aborted) setItems(items);
    };
    // Where the code does not come, there are no suggestions, as where the answer does not.
    const timer = setTimeout(() => void ask().catch(() => undefined), SUGGEST_REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, isAsked, texts]);
  return isAsked ? items : NONE;
}
