import { useEffect, useRef } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { ListSkeleton } from '#content/list-skeleton.tsx';
import { List } from '#content/list.tsx';
import { useText } from '#i18n/use-text.ts';
import { useDistances } from '#platform/use-distances.ts';
import type { ItemView } from '#services/transform/list-item.ts';

export interface PlaceListProps {
  readonly items: readonly ItemView[];
  readonly isLoading: boolean;
  readonly selectedId: number | undefined;
  /** On a narrow screen, which shows the map or the list of them. */
  readonly isShown: boolean;
  /** The visitor points at a row, with pointer or focus; `undefined`: at none any more. */
  readonly onHighlight: (id: number | undefined) => void;
}

/** The places in view as rows, in step with the pins. */
export function PlaceList({ items, isLoading, selectedId, isShown, onHighlight }: PlaceListProps) {
  const t = useText();
  const rows = useDistances(items);
  const list = useRef<HTMLDivElement>(null);
  const selectedHref = items.find(({ id }) => id === selectedId)?.href;
  useEffect(() => {
    if (selectedHref === undefined) return;
    const links = list.current?.querySelectorAll('a') ?? [];
    const link = Array.from(links).find((one) => leadsTo(one, selectedHref));
    // On a narrow screen something lies over the lower edge.
    const block = isShown ? 'center' : 'nearest';
    link?.closest('li')?.scrollIntoView({ block });
  }, [selectedHref, isShown]);
  // Rows are links of a component that knows no map, so the one pointed at is found by where it leads.
  const highlight = (event: PointerEvent | FocusEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const item = link && items.find(({ href }) => leadsTo(link, href));
    onHighlight(typeof item?.id === 'number' ? item.id : undefined);
  };
  const leave = () => onHighlight(undefined);
  if (rows.length === 0) return isLoading && <ListSkeleton label={t('map.loading')} />;
  return (
    <div
      ref={list}
      onPointerOver={highlight}
      onPointerLeave={leave}
      onFocus={highlight}
      onBlur={leave}
    >
      <List
        items={rows}
        label={t('explore.tab.articles')}
        {...(selectedId === undefined ? {} : { currentId: selectedId })}
      />
    </div>
  );
}

/** The link may carry a language before the path. */
function leadsTo(link: Element, href: string): boolean {
  return link.getAttribute('href')?.endsWith(href) ?? false;
}
