/**
 * The map and the list of the same places, in step. On a wide screen they stand side by side; on a narrow one the map fills
 * the screen and the list is one press away. The list is in the page before the map is, and stays when the map cannot be shown.
 */
import { List as ListIcon, Map as MapIcon } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#i18n/use-text.ts';
import { useOwnerFilter } from '#platform/owner-filter.ts';
import type { ItemPage } from '#services/load-list.ts';
import { Button } from '#ui/button.tsx';
import type { MapPin } from '#viewers/map/map-pin.ts';
import { CheckedIn } from './checked-in.tsx';
import styles from './explore-map.module.css';
import { areaOf } from './map-place.ts';
import { MAP_KINDS } from './map-search.ts';
import type { MapAddress, MapSearch } from './map-search.ts';
import { FoundRows } from './parts/found-rows.tsx';
import { KindFilter } from './parts/kind-filter.tsx';
import { MapArea } from './parts/map-area.tsx';
import { MapPanel } from './parts/map-panel.tsx';
import { useChosen, useMapPoints } from './parts/use-map-points.ts';
import { useMainTop } from './parts/use-main-top.ts';
import { useMapState } from './parts/use-map-state.ts';
import { onlyShown, usePlaces } from './parts/use-places.ts';

export interface ExploreMapProps {
  /** What `loadExploreMap` gave. */
  readonly first: ItemPage;
  readonly address: MapAddress;
  /** Tells why the position could not be had, and lets the visitor try again. */
  readonly positionAsk: ReactNode;
}

export function ExploreMap({ first, address, positionAsk }: ExploreMapProps) {
  const t = useText();
  const owner = useOwnerFilter();
  const screen = useRef<HTMLDivElement>(null);
  useMainTop(screen);
  const mapPoints = useChosen(
    useMapPoints({ schema_names: MAP_KINDS.join(','), ...(owner ? { owner_id: owner.id } : {}) }),
    address.search,
  );
  const map = onlyShown(useMapState(address), mapPoints);
  const { showsList, showList } = map;
  const found = usePlaces(map, mapPoints, first);
  const { points, retry } = mapPoints;
  const area = useWholeArea(owner ? points : NONE, map.seen);
  const onRetry = mapPoints.status === 'failed' ? retry : undefined;
  return (
    <div ref={screen} className={styles.explore} data-shows={showsList ? 'list' : 'map'}>
      {/* Before the list, so that the keyboard need not go through all of it. */}
      <Button
        className={styles.toggle}
        icon={showsList ? MapIcon : ListIcon}
        onClick={() => showList(!showsList)}
      >
        {t(showsList ? 'map.showMap' : 'map.showList')}
      </Button>
      <MapPanel
        count={found.count}
        filter={<KindFilter search={map.seen} />}
        notice={
          <>
            <CheckedIn />
            {map.position.status === 'failed' && positionAsk}
          </>
        }
      >
        <FoundRows
          {...{ map, found }}
          label={t('explore.tab.articles')}
          path="/explore/map"
          // On a narrow screen something lies over the lower edge.
          bring={showsList ? 'center' : 'nearest'}
        />
      </MapPanel>
      <div className={styles.map}>
        <MapArea
          {...{ map, points, onRetry }}
          target={map.target ? undefined : area}
          selected={found.selected}
        />
      </div>
      <noscript className={styles.needsScript}>
        <p>{t('map.needsScript')}</p>
      </noscript>
    </div>
  );
}

const NONE: readonly MapPin[] = [];

/** What shows all of a museum's places; `undefined` once the map has been moved, which its address tells. */
function useWholeArea(points: readonly MapPin[], { c, z }: MapSearch) {
  const isUnmoved = c === undefined && z === undefined;
  return useMemo(
    () => (isUnmoved && points.length > 0 ? areaOf(points) : undefined),
    [isUnmoved, points],
  );
}
