import { Map as MapIcon } from 'lucide-react';
import { useRef, useEffect, useState, type MouseEvent } from 'react';
import { LIST_GROWS_BEFORE_END, PAGE_SIZE } from '@varde/domain/constants';
import { ListSkeleton } from '#components/list-skeleton.tsx';
import { List } from '#components/list.tsx';
import { useText } from '#i18n/use-text.ts';
import { opensElsewhere } from '#browser/opens-elsewhere.ts';
import { useDistances } from '#state/use-distances.ts';
import { useInView } from '#browser/use-in-view.ts';
import type { ApiResult } from '#api/api-result.ts';
import type { ItemPage } from '#api/load-list.ts';
import { startsScreen } from '#api/page-window.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import styles from './paged-list.module.css';
import { focusRow, scrollMoreIntoView } from './parts/focus-row.ts';

export interface PagedListProps {
  page: ItemPage;
  /** URL of a page of the list. */
  hrefOf: (page: number) => string;
  label: string;
  /** Message for an empty list. */
  empty: string;
  /** For rows without a favourite toggle. */
  chevrons?: boolean;
  /** Extends the list in place, on scroll or click. Default: each page is a navigation. */
  growth?: Growth;
}

/** A paged list with real links, so that it also works without script. */
export function PagedList(props: PagedListProps) {
  const { page: first, hrefOf, label, empty, chevrons, growth } = props;
  const t = useText();
  const { page, status, grow } = useGrownList(first, growth);
  const items = useDistances(page.items);
  const list = useRef<HTMLDivElement>(null);
  const { nextPage, previousPage } = page;
  if (items.length === 0) return <EmptyState icon={MapIcon} title={empty} />;
  const growAndFocus = async () => {
    const before = await grow();
    if (before !== undefined) focusRow(list.current, before);
  };
  const scroll = async () => {
    await grow();
    scrollMoreIntoView(list.current);
  };
  return (
    <div className={styles.list} ref={list}>
      {previousPage !== undefined && (
        <ButtonLink href={hrefOf(previousPage)}>{t('explore.previous')}</ButtonLink>
      )}
      <List items={items} label={label} {...(chevrons && { chevrons })} />
      {status === 'loading' && <ListSkeleton label={t('explore.loading')} rows={2} />}
      <ShownCount hasFailed={status === 'failed'} shown={items.length} total={page.total} />
      {nextPage !== undefined && (
        <More
          href={hrefOf(nextPage)}
          page={nextPage}
          grows={growth !== undefined}
          isWaiting={status === 'idle'}
          onSeen={() => void scroll()}
          onClick={() => void growAndFocus()}
        />
      )}
    </div>
  );
}

/** Shows how many items are listed if there is more than one page, and failed loads. */
function ShownCount(props: { hasFailed: boolean; shown: number; total: number }) {
  const { hasFailed, shown, total } = props;
  const t = useText();
  const text = total > PAGE_SIZE ? t('explore.shown', { shown, total }) : '';
  return <output className={styles.shown}>{hasFailed ? t('explore.moreFailed') : text}</output>;
}

interface MoreProps {
  readonly href: string;
  readonly page: number;
  /** Extends in place; otherwise a click navigates to the next page. */
  readonly grows: boolean;
  /** Neither loading nor failed. */
  readonly isWaiting: boolean;
  readonly onSeen: () => void;
  readonly onClick: () => void;
}

/** Link to the next page. A list grows only within its screen: the page after starts a new one. */
function More({ href, page, grows, isWaiting, onSeen, onClick: onGrow }: MoreProps) {
  const t = useText();
  const button = useRef<HTMLParagraphElement>(null);
  const isNewScreen = startsScreen(page);
  const growsInto = grows && !isNewScreen;
  const turn = growsInto && isWaiting ? page : undefined;
  const handleSeen = () => {
    // While the button has keyboard focus, rows are added only on request: they would push it off
    // the screen.
    if (!button.current?.contains(document.activeElement)) onSeen();
  };
  useInView(button, { turn, margin: LIST_GROWS_BEFORE_END, onSeen: handleSeen });
  const handleClick = (event: MouseEvent) => {
    if (!growsInto || opensElsewhere(event)) return;
    event.preventDefault();
    onGrow();
  };
  return (
    <p ref={button}>
      <ButtonLink href={href} preserveScroll={!isNewScreen} onClick={handleClick}>
        {t('explore.more')}
      </ButtonLink>
    </p>
  );
}

interface Growth {
  /** Loads the rows of one page. */
  readonly load: (page: number) => Promise<ApiResult<ItemPage>>;
  /** Writes the page number to the URL, so that Back restores the same rows. */
  readonly onGrown: (page: number) => void;
}

interface UsedGrownList extends Pick<GrownList, 'page' | 'status'> {
  /**
   * Fetches the next page, or awaits the pending one; resolves to the previous number of rows, or
   * to `undefined` if none were added.
   */
  readonly grow: () => Promise<number | undefined>;
}

/** The loader's code may fail to load, too. */
async function loadOrFail({ load }: Growth, page: number): Promise<ApiResult<ItemPage>> {
  try {
    return await load(page);
  } catch {
    return { status: 'failed' };
  }
}

/** State of a growing list. */
function useGrownList(base: ItemPage, growth: Growth | undefined): UsedGrownList {
  const [state, setState] = useState(() => startList(base));
  const list = state.base === base ? state : startList(base);
  const isUnmounted = useRef(false);
  const growing = useRef<Promise<number | undefined>>(undefined);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  const { nextPage, items } = list.page;
  const fetchNext = async () => {
    if (!growth || nextPage === undefined) return undefined;
    setState({ ...list, status: 'loading' });
    const result = await loadOrFail(growth, nextPage);
    // After unmount, the URL belongs to another page.
    if (isUnmounted.current) return undefined;
    const grown: GrownList =
      result.status === 'ok'
        ? { ...startList(base), page: joinPages(list.page, result.data) }
        : { ...list, status: 'failed' };
    setState((now) => (now.base === base ? grown : now));
    if (result.status !== 'ok') return undefined;
    growth.onGrown(nextPage);
    return items.length;
  };
  const grow = async () => {
    if (list.status !== 'loading') growing.current = fetchNext();
    return growing.current;
  };
  return { page: list.page, status: list.status, grow };
}

interface GrownList {
  /** The route's initial page; a new one resets the list. */
  readonly base: ItemPage;
  readonly page: ItemPage;
  readonly status: 'idle' | 'loading' | 'failed';
}

const startList = (base: ItemPage): GrownList => ({ base, page: base, status: 'idle' });

/** Appends the next page; an item that moved between the two requests is not duplicated. */
export function joinPages(before: ItemPage, next: ItemPage): ItemPage {
  const known = new Set(before.items.map(({ kind, id }) => `${kind} ${id}`));
  const added = next.items.filter(({ kind, id }) => !known.has(`${kind} ${id}`));
  return { ...next, items: [...before.items, ...added], previousPage: before.previousPage };
}
