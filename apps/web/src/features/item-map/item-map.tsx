/**
 * The things of one page on a map, and the same things as a list, in step. On a wide screen they stand side by side, on a
 * narrow one the list follows the map. The list is in the page before the map is, and stays when the map cannot be shown.
 */
import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { PlaceCard } from '#content/place-card.tsx';
import { useText } from '#i18n/use-text.ts';
import { useDistances } from '#platform/use-distances.ts';
import { useMediaQuery } from '#platform/use-media-query.ts';
import { MapView } from '#viewers/map/map-view.tsx';
import type { ItemMapSearch } from './item-map-search.ts';
import styles from './item-map.module.css';
import { pinsOf } from './map-place.ts';
import type { MapPlace } from './map-place.ts';
import { PlaceRows } from './parts/place-rows.tsx';
import { RouteLine } from './parts/route-line.tsx';
import { useItemMap } from './parts/use-item-map.ts';
import { useMapLabels } from '#viewers/map/use-map-labels.ts';
import { useMoving } from './parts/use-moving.ts';

/** Pixels, with the space below it; on a wide screen the list takes the card's place. */
const CARD_HEIGHT = 180;
const BESIDE = '(width >= 1000px)';

export interface ItemMapProps {
  /** Opens the page: where we are, and the other ways to look at the same. */
  readonly top: ReactNode;
  readonly places: readonly MapPlace[];
  /** Names the list. */
  readonly label: string;
  /** A walk in order: numbered, with a dotted line. Default: no order. */
  readonly ordered?: boolean;
  /** GeoJSON positions of the way, where there is one. */
  readonly line?: readonly (readonly number[])[] | undefined;
  /** The address's parameters when the page was opened. */
  readonly search: ItemMapSearch;
  /** Puts the view into the address, in place of what is there. */
  readonly onSearch: (search: ItemMapSearch) => void;
}

export function ItemMap(props: ItemMapProps) {
  const { top, places, label, ordered = false, line, search, onSearch } = props;
  const rows = useDistances(places);
  const map = useItemMap(places, search, onSearch);
  const area = useRef<HTMLDivElement>(null);
  const moving = useMoving(area);
  const isBeside = useMediaQuery(BESIDE);
  const selected = rows.find(({ id }) => id === map.selectedId);
  const select = (id: number | undefined) => {
    moving.move();
    map.select(id);
  };
  return (
    <div className={styles.screen}>
      {top}
      <div className={styles.page}>
        <div ref={area} className={styles.map}>
          <MapView
            points={useMemo(() => pinsOf(places), [places])}
            labels={useMapLabels()}
            initialView={map.initialView}
            target={map.target}
            selectedId={map.selectedId}
            highlightedId={map.highlightedId}
            coveredBelow={isBeside || !selected ? 0 : CARD_HEIGHT}
            position={map.position}
            onSelect={select}
            onViewChange={(view) => {
              moving.rest();
              map.see(view);
            }}
            onShowMe={map.showMe}
          />
          {line && <RouteLine line={line} view={map.view} isMoving={moving.isMoving} />}
          {selected && <SelectedCard place={selected} onClose={() => select(undefined)} />}
        </div>
        <div className={styles.list} data-scroll-restoration-id="item-map-list">
          <PlaceRows
            places={rows}
            label={label}
            ordered={ordered}
            selectedId={map.selectedId}
            isBeside={isBeside}
            onHighlight={map.highlight}
          />
        </div>
      </div>
    </div>
  );
}

function SelectedCard({ place, onClose }: { place: MapPlace; onClose: () => void }) {
  const t = useText();
  return (
    <div className={styles.card}>
      <PlaceCard item={place} onClose={onClose} closeLabel={t('map.closeCard')} />
    </div>
  );
}
