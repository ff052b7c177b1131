/**
 * The map and the list of the same places, in step. On a wide screen they stand side by side; on a narrow one the map fills
 * the screen and the list is one press away. The list is in the page before the map is, and stays when the map cannot be shown.
 */
import { List as ListIcon, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#i18n/use-text.ts';
import type { ItemPage } from '#services/load-list.ts';
import { Button } from '#ui/button.tsx';
import styles from './explore-map.module.css';
import { writeMapSearch } from './map-search.ts';
import type { MapSearch } from './map-search.ts';
import { CheckedIn } from './checked-in.tsx';
import { KindFilter } from './parts/kind-filter.tsx';
import { MapArea } from './parts/map-area.tsx';
import { MapPanel } from './parts/map-panel.tsx';
import { PlaceList } from './parts/place-list.tsx';
import { useExploration } from './parts/use-exploration.ts';
import type { Exploration } from './parts/use-exploration.ts';
import { useMapPoints } from './parts/use-map-points.ts';
import type { MapPoints } from './parts/use-map-points.ts';
import { usePlaces } from './parts/use-places.ts';

export interface ExploreMapProps {
  /** What `loadExploreMap` gave. */
  readonly first: ItemPage;
  /** The address's parameters when the page was opened. */
  readonly search: MapSearch;
  /** Puts the view into the address, in place of what is there. */
  readonly onSearch: (search: MapSearch) => void;
  /** Tells why the position could not be had, and lets the visitor try again. */
  readonly positionAsk: ReactNode;
}

export function ExploreMap({ first, search, onSearch, positionAsk }: ExploreMapProps) {
  const t = useText();
  const mapPoints = useMapPoints(search);
  const exploration = onlyShown(useExploration(search, onSearch), mapPoints);
  const { selectedId, showsList, showList, position } = exploration;
  const { items, isLoading, count, selected } = usePlaces(exploration, mapPoints, first);
  // Where a choice of kinds leads: the same view.
  const { k } = search;
  const here = exploration.view
    ? writeMapSearch(exploration.view, { selectedId, showsList, k })
    : search;
  const [highlightedId, setHighlightedId] = useState<number>();
  return (
    <div className={styles.explore} data-shows={showsList ? 'list' : 'map'}>
      <MapPanel
        count={count}
        filter={<KindFilter search={here} />}
        notice={
          <>
            <CheckedIn />
            {position.status === 'failed' && positionAsk}
          </>
        }
      >
        <PlaceList
          {...{ items, isLoading, selectedId }}
          isShown={showsList}
          onHighlight={setHighlightedId}
        />
      </MapPanel>
      <MapArea {...{ exploration, mapPoints, highlightedId, selected }} />
      <noscript className={styles.needsScript}>
        <p>{t('map.needsScript')}</p>
      </noscript>
      <Button
        className={styles.toggle}
        icon={showsList ? MapIcon : ListIcon}
        onClick={() => showList(!showsList)}
      >
        {t(showsList ? 'map.showMap' : 'map.showList')}
      </Button>
    </div>
  );
}

/** A selected place that the chosen kinds leave out, or that is not there any more, is selected no longer. */
function onlyShown(exploration: Exploration, { status, points }: MapPoints): Exploration {
  const { selectedId } = exploration;
  const isShown =
    selectedId === undefined || status !== 'ready' || points.some(([id]) => id === selectedId);
  return isShown ? exploration : { ...exploration, selectedId: undefined };
}
