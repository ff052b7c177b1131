import { useEffect, useState } from 'react';
import { DOCUMENT_ID_BATCH } from '@varde/domain/constants';
import { useTexts } from '#i18n/text-context.tsx';
import { callApi } from '#services/api-client.ts';
import { documentItem } from '#services/transform/list-item.ts';
import type { ItemView } from '#services/transform/list-item.ts';

export interface Items {
  /** Those that are known, in the order of the ids. */
  readonly items: readonly ItemView[];
  /** Some are on their way. */
  readonly isLoading: boolean;
}

/** While the map glides, the ids change at every stop; only where it rests are they asked for. */
const REST_MS = 150;

/** Rows for ids, each fetched once. `first` are known from the start. */
export function useItems(ids: readonly number[], first: readonly ItemView[]): Items {
  const texts = useTexts();
  const [fetched, setFetched] = useState<ReadonlyMap<number, ItemView | undefined>>(new Map());
  const known = new Map<number | string, ItemView | undefined>([
    ...first.map((item) => [item.id, item] as const),
    ...fetched,
  ]);
  const missing = ids.filter((id) => !known.has(id)).join(',');
  useEffect(() => {
    if (!missing) return undefined;
    const asked = missing.split(',').map(Number);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void fetchHeads(asked, stop.signal).then((heads) => {
        // An id that the API leaves out is remembered as such, or it would be asked for again and again.
        const rows = asked.map((id) => {
          const head = heads?.find((one) => one.id === id);
          return [id, head && documentItem(head, texts)] as const;
        });
        return heads && setFetched((before) => new Map([...before, ...rows]));
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [missing, texts]);
  const items = ids.flatMap((id) => known.get(id) ?? []);
  return { items, isLoading: missing !== '' };
}

/** `undefined` when the question was taken back or could not be answered; the next move of the map asks again. */
async function fetchHeads(ids: number[], signal: AbortSignal) {
  const batches = Array.from({ length: Math.ceil(ids.length / DOCUMENT_ID_BATCH) }, (_, at) =>
    ids.slice(at * DOCUMENT_ID_BATCH, (at + 1) * DOCUMENT_ID_BATCH),
  );
  try {
    const answers = await Promise.all(
      batches.map((d) => callApi('getDocumentFields', { query: { d }, signal })),
    );
    const heads = answers.map((answer) => (answer.status === 'ok' ? answer.data.items : undefined));
    return heads.every((some) => some !== undefined) ? heads.flat() : undefined;
  } catch {
    return undefined;
  }
}
