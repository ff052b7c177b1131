/**
 * Map and list of the same places, in sync. Side by side on a wide screen; on a narrow one the map
 * fills the screen and a button shows the list. The list is rendered before the map loads, and
 * stays if the map cannot be shown.
 */
import { List as ListIcon, Map as MapIcon } from 'lucide-react';
import { useMemo, useRef, useEffect, type ReactNode, type RefObject } from 'react';
import { KIND_ICONS } from '#components/kind-icon.ts';
import type { MessageKey } from '#i18n/texts.ts';
import { useText } from '#i18n/use-text.ts';
import { siteProfile } from '#browser/site-profile.ts';
import { useOwnerFilter } from '#state/owner-filter.ts';
import type { ItemPage } from '#api/load-list.ts';
import { homeView } from '#viewers/map/map-camera.ts';
import { ButtonLink, Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import type { MapPin } from '#viewers/map/map-points.ts';
import { StaticMap } from '#viewers/map/static-map.tsx';
import { CheckedIn } from './checked-in.tsx';
import styles from './explore-map.module.css';
import { listHref } from './list-href.ts';
import { kindsOf, mapSearchHref, toggleKind } from './map-href.ts';
import { areaOf } from './map-place.ts';
import { MAP_KINDS, type MapUrlState, type MapSearch, type MapKind } from './map-search.ts';
import { FoundRows, InView } from './parts/found-rows.tsx';
import { MapArea } from './parts/map-area.tsx';
import { useFilteredPoints, useMapPoints, deselectHidden, usePlaces } from './parts/use-places.ts';
import { useMapState } from './parts/use-map-state.ts';

export interface ExploreMapProps {
  /** Result of `loadExploreMap`. */
  readonly first: ItemPage;
  readonly urlState: MapUrlState;
  /** Explains why the position is unavailable and offers a retry. */
  readonly positionPrompt: ReactNode;
}

export function ExploreMap({ first, urlState, positionPrompt }: ExploreMapProps) {
  const t = useText();
  const owner = useOwnerFilter();
  const screen = useRef<HTMLDivElement>(null);
  useMainTop(screen);
  const mapPoints = useFilteredPoints(
    useMapPoints({ schema_names: MAP_KINDS.join(','), ...(owner ? { owner_id: owner.id } : {}) }),
    urlState.search,
  );
  const map = deselectHidden(useMapState(urlState), mapPoints);
  const { showsList, showList } = map;
  const found = usePlaces(map, mapPoints, first);
  const { points, retry } = mapPoints;
  const area = useFullExtent(owner ? points : NONE, map.params);
  const onRetry = mapPoints.status === 'failed' ? retry : undefined;
  return (
    <div ref={screen} className={styles.explore} data-shows={showsList ? 'list' : 'map'}>
      {/* Before the list, so that keyboard users need not tab through all of it. */}
      <Button
        className={styles.toggle}
        icon={showsList ? MapIcon : ListIcon}
        onClick={() => showList(!showsList)}
      >
        {t(showsList ? 'map.showMap' : 'map.showList')}
      </Button>
      <MapPanel
        count={found.count}
        filter={<KindFilter search={map.params} />}
        notice={
          <>
            <CheckedIn />
            {map.position.status === 'failed' && positionPrompt}
          </>
        }
      >
        <FoundRows
          {...{ map, found }}
          label={t('explore.tab.articles')}
          path="/explore/map"
          // On a narrow screen, controls cover the lower edge.
          scrollBlock={showsList ? 'center' : 'nearest'}
        />
      </MapPanel>
      <div className={styles.map}>
        <MapArea
          {...{ map, points, onRetry }}
          staticMap={StaticMap}
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

/**
 * Area of all of a museum's places; `undefined` once the map has been moved (`c` and `z` in the
 * URL).
 */
function useFullExtent(points: readonly MapPin[], { c, z }: MapSearch) {
  const isUnmoved = c === undefined && z === undefined;
  return useMemo(
    () => (isUnmoved && points.length > 0 ? areaOf(points, homeView()) : undefined),
    [isUnmoved, points],
  );
}

const KIND_LABELS: Readonly<Record<MapKind, MessageKey>> = {
  article: 'explore.tab.articles',
  group: 'explore.tab.presentations',
  rebus: 'explore.tab.rebus',
  owner: 'explore.tab.museums',
};

/**
 * Chooses which kinds the map shows. Each choice is a URL: it works before the map loads, and Back
 * reverts it.
 */
function KindFilter({ search }: { search: MapSearch }) {
  const t = useText();
  const chosen = search.k === undefined ? [] : kindsOf(search);
  // With a single museum there is nothing to choose.
  const kinds = MAP_KINDS.filter((kind) => kind !== 'owner' || !siteProfile().museum);
  return (
    <nav aria-label={t('map.kinds')} className={styles.strip}>
      <ul className={styles.chips}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Chip
              href={mapSearchHref(toggleKind(search, kind))}
              label={t(KIND_LABELS[kind])}
              icon={KIND_ICONS[kind]}
              current={chosen.includes(kind)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface MapPanelProps {
  /** Places in view; `undefined` while list and map are out of sync. */
  readonly count: number | undefined;
  /** Kind filter; overlays the map on a narrow screen. */
  readonly filter: ReactNode;
  /** A message above the list. */
  readonly notice: ReactNode;
  readonly children: ReactNode;
}

/** Column beside the map (full screen on a phone): heading, number of places, and their list. */
function MapPanel({ count, filter, notice, children }: MapPanelProps) {
  const t = useText();
  return (
    <section
      className={styles.panel}
      aria-labelledby="explore-map-title"
      data-scroll-restoration-id="explore-map-list"
    >
      <div className={styles.heading}>
        <h1 id="explore-map-title">{t('map.title')}</h1>
        <div className={styles.about}>
          <InView count={count} />
          <ButtonLink href={listHref('articles')} icon={ListIcon} variant="quiet">
            {t('explore.allLists')}
          </ButtonLink>
        </div>
      </div>
      {filter}
      <div className={styles.notice}>{notice}</div>
      <div className={styles.list}>{children}</div>
    </section>
  );
}

/**
 * Sets `--main-top` on a full-screen page: how far banners have pushed the main area down. Fixed
 * elements would otherwise cover the banners.
 */
function useMainTop(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = screen.current?.closest('main');
    if (!main) return undefined;
    const updateOffset = () =>
      screen.current?.style.setProperty('--main-top', `${main.offsetTop}px`);
    // The main area shrinks by the height of a banner.
    const watcher = new ResizeObserver(updateOffset);
    watcher.observe(main);
    if (main.parentElement) watcher.observe(main.parentElement);
    return () => watcher.disconnect();
  }, [screen]);
}
