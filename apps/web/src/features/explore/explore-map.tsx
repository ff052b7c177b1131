/**
 * The map and the list of the same places, in step. On a wide screen they stand side by side; on a narrow one the map fills
 * the screen and the list is one press away. The list is in the page before the map is, and stays when the map cannot be shown.
 */
import { List as ListIcon, Map as MapIcon } from 'lucide-react';
import { useMemo, useRef, useEffect, type ReactNode, type RefObject } from 'react';
import { KIND_ICONS } from '#components/kind-icon.ts';
import type { MessageKey } from '#i18n/texts.ts';
import { useText } from '#i18n/use-text.ts';
import { useOwnerFilter } from '#state/owner-filter.ts';
import type { ItemPage } from '#api/load-list.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import type { MapPin } from '#viewers/map/map-points.ts';
import { CheckedIn } from './checked-in.tsx';
import styles from './explore-map.module.css';
import { listHref } from './list-href.ts';
import { kindsOf, mapSearchHref, toggleKind } from './map-href.ts';
import { areaOf } from './map-place.ts';
import { MAP_KINDS, type MapUrlState, type MapSearch, type MapKind } from './map-search.ts';
import { FoundRows } from './parts/found-rows.tsx';
import { InView } from './parts/in-view.tsx';
import { MapArea } from './parts/map-area.tsx';
import { useChosen, useMapPoints } from './parts/use-map-points.ts';
import { useMapState } from './parts/use-map-state.ts';
import { onlyShown, usePlaces } from './parts/use-places.ts';

export interface ExploreMapProps {
  /** What `loadExploreMap` gave. */
  readonly first: ItemPage;
  readonly urlState: MapUrlState;
  /** Tells why the position could not be had, and lets the visitor try again. */
  readonly positionPrompt: ReactNode;
}

export function ExploreMap({ first, urlState, positionPrompt }: ExploreMapProps) {
  const t = useText();
  const owner = useOwnerFilter();
  const screen = useRef<HTMLDivElement>(null);
  useMainTop(screen);
  const mapPoints = useChosen(
    useMapPoints({ schema_names: MAP_KINDS.join(','), ...(owner ? { owner_id: owner.id } : {}) }),
    urlState.search,
  );
  const map = onlyShown(useMapState(urlState), mapPoints);
  const { showsList, showList } = map;
  const found = usePlaces(map, mapPoints, first);
  const { points, retry } = mapPoints;
  const area = useFullExtent(owner ? points : NONE, map.seen);
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
            {map.position.status === 'failed' && positionPrompt}
          </>
        }
      >
        <FoundRows
          {...{ map, found }}
          label={t('explore.tab.articles')}
          path="/explore/map"
          // On a narrow screen something lies over the lower edge.
          scrollBlock={showsList ? 'center' : 'nearest'}
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
function useFullExtent(points: readonly MapPin[], { c, z }: MapSearch) {
  const isUnmoved = c === undefined && z === undefined;
  return useMemo(
    () => (isUnmoved && points.length > 0 ? areaOf(points) : undefined),
    [isUnmoved, points],
  );
}

const KIND_LABELS: Readonly<Record<MapKind, MessageKey>> = {
  article: 'explore.tab.articles',
  group: 'explore.tab.presentations',
  rebus: 'explore.tab.rebus',
  owner: 'explore.tab.museums',
};

/** Chooses what stands on the map. Each choice is an address, so it works before the map does, and back takes it back. */
function KindFilter({ search }: { search: MapSearch }) {
  const t = useText();
  const chosen = search.k === undefined ? [] : kindsOf(search);
  return (
    <nav aria-label={t('map.kinds')} className={styles.strip}>
      <ul className={styles.chips}>
        {MAP_KINDS.map((kind) => (
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
  /** Places in view; `undefined` while the list is not in step with the map. */
  readonly count: number | undefined;
  /** Chooses kinds; lies over the map on a narrow screen. */
  readonly filter: ReactNode;
  /** A message above the list. */
  readonly notice: ReactNode;
  readonly children: ReactNode;
}

/** The column beside the map, or the screen in its place: heading, how many places, and the list of them. */
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
 * Tells the style sheet of a screen that fills the window (`--main-top`) how far down banners have pushed the main part: what
 * stands at a fixed place would otherwise lie over them.
 */
function useMainTop(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = screen.current?.closest('main');
    if (!main) return undefined;
    const updateOffset = () =>
      screen.current?.style.setProperty('--main-top', `${main.offsetTop}px`);
    // As much as a banner takes, the main part loses.
    const watcher = new ResizeObserver(updateOffset);
    watcher.observe(main);
    if (main.parentElement) watcher.observe(main.parentElement);
    return () => watcher.disconnect();
  }, [screen]);
}
