import type { ReactNode } from 'react';
import { PlaceCard } from '#components/place-card.tsx';
import { useText } from '#i18n/use-text.ts';
import { useOnline } from '#browser/network.ts';
import { useMediaQuery } from '#browser/use-media-query.ts';
import { useDistances } from '#state/use-distances.ts';
import { Button } from '#ui/button.tsx';
import type { MapBounds, MapCamera } from '#viewers/map/map-camera.ts';
import type { MapPin } from '#viewers/map/map-points.ts';
import { MapView, type MapViewProps } from '#viewers/map/map-view.tsx';
import type { MapLine, MapWalkingRoute } from '#viewers/map/route-layers.ts';
import { useMapLabels } from '#viewers/map/use-map-labels.ts';
import type { MapPlace } from '../map-place.ts';
import styles from './map-area.module.css';
import type { MapState } from './use-map-state.ts';

/** Pixels, including the space below it; on a wide screen the list replaces the card. */
const CARD_HEIGHT = 180;
/** Pixels of additional content in the card. */
const BELOW_HEIGHT = 70;

export interface MapAreaProps {
  readonly map: MapState;
  readonly points: readonly MapPin[];
  readonly selected: MapPlace | undefined;
  /** Line of a walk. */
  readonly line?: MapLine | undefined;
  /** Walking route to a place. */
  readonly walkingRoute?: MapWalkingRoute | undefined;
  readonly staticMap?: MapViewProps['staticMap'];
  /** Overrides the target in `map`. */
  readonly target?: MapBounds | MapCamera | undefined;
  /** Additional content of the selected place's card. */
  readonly below?: ReactNode;
  /** Set if the points failed to load. */
  readonly onRetry?: (() => void) | undefined;
}

/** The map with its overlays: the selected place's card and errors. */
export function MapArea({
  map,
  points,
  selected,
  line,
  walkingRoute,
  staticMap,
  target,
  below,
  onRetry,
}: MapAreaProps) {
  const { selectedId, position, select } = map;
  const isBeside = useMediaQuery(BESIDE);
  return (
    <>
      <MapView
        points={points}
        line={line}
        walkingRoute={walkingRoute}
        labels={useMapLabels()}
        initialView={map.initialView}
        staticMap={staticMap}
        target={target ?? map.target}
        selectedId={selectedId}
        highlightedId={map.highlightedId}
        coveredBelow={
          isBeside || selectedId === undefined ? 0 : CARD_HEIGHT + (below ? BELOW_HEIGHT : 0)
        }
        position={position.status === 'known' ? position.position : undefined}
        onSelect={select}
        onViewChange={map.changeView}
        onShowMe={map.showMe}
      />
      {onRetry && <PointsFailed onRetry={onRetry} />}
      {selected && (
        <SelectedCard item={selected} onClose={() => select(undefined)}>
          {below}
        </SelectedCard>
      )}
    </>
  );
}

interface SelectedCardProps {
  readonly item: MapPlace;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function SelectedCard({ item, onClose, children }: SelectedCardProps) {
  const t = useText();
  const [withDistance = item] = useDistances([item]);
  return (
    <div className={styles.card} data-card="">
      <PlaceCard item={withDistance} onClose={onClose} closeLabel={t('map.closeCard')} />
      {children && (
        <div className={styles.below} data-surface="card">
          {children}
        </div>
      )}
    </div>
  );
}

function PointsFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  const online = useOnline();
  return (
    <div className={styles.failed} role="alert" data-surface="card">
      <p>{t(online ? 'error.fetchError' : 'error.noNetwork')}</p>
      <Button onClick={onRetry}>{t('error.tryAgain')}</Button>
    </div>
  );
}

/** Media query for map and list side by side. */
export const BESIDE = '(width >= 1000px)';
