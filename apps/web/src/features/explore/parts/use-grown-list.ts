import { useEffect, useRef, useState } from 'react';
import type { ApiResult } from '#services/api-result.ts';
import type { ItemPage } from '#services/load-list.ts';
import { joinPages, startList } from './grown-list.ts';
import type { GrownList } from './grown-list.ts';

export interface Growth {
  /** The rows of one page. */
  readonly load: (page: number) => Promise<ApiResult<ItemPage>>;
  /** Keeps the number in the address, so that back returns to the same rows. */
  readonly onGrown: (page: number) => void;
}

export interface UsedGrownList extends Pick<GrownList, 'page' | 'status'> {
  /** Fetches the next page, or waits for the one on its way; answers how many rows there were before, or nothing when none came. */
  readonly grow: () => Promise<number | undefined>;
}

/** The code that loads may be missing as well as the rows. */
async function loadOrFail({ load }: Growth, page: number): Promise<ApiResult<ItemPage>> {
  try {
    return await load(page);
  } catch {
    return { status: 'failed' };
  }
}

/** The list of a route's page as it grows. */
export function useGrownList(base: ItemPage, growth: Growth | undefined): UsedGrownList {
  const [kept, setList] = useState(() => startList(base));
  const list = kept.base === base ? kept : startList(base);
  const isGone = useRef(false);
  const growing = useRef<Promise<number | undefined>>(undefined);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const { nextPage, items } = list.page;
  const fetchNext = async () => {
    if (!growth || nextPage === undefined) return undefined;
    setList({ ...list, status: 'loading' });
    const answer = await loadOrFail(growth, nextPage);
    // A visitor who has gone elsewhere must not get this list's address.
    if (isGone.current) return undefined;
    const grown: GrownList =
      answer.status === 'ok'
        ? { ...startList(base), page: joinPages(list.page, answer.data) }
        : { ...list, status: 'failed' };
    setList((now) => (now.base === base ? grown : now));
    if (answer.status !== 'ok') return undefined;
    growth.onGrown(nextPage);
    return items.length;
  };
  const grow = async () => {
    if (list.status !== 'loading') growing.current = fetchNext();
    return growing.current;
  };
  return { page: list.page, status: list.status, grow };
}
