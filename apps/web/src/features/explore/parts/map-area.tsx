import type { ReactNode } from 'react';
import { PlaceCard } from '#components/place-card.tsx';
import { useText } from '#i18n/use-text.ts';
import { useOnline } from '#browser/network.ts';
import { useMediaQuery } from '#browser/use-media-query.ts';
import { useDistances } from '#state/use-distances.ts';
import { Button } from '#ui/button.tsx';
import type { MapBounds, MapCamera } from '#viewers/map/map-camera.ts';
import type { MapPin } from '#viewers/map/map-points.ts';
import { MapView } from '#viewers/map/map-view.tsx';
import type { MapLine, MapWalkingRoute } from '#viewers/map/route-layers.ts';
import { useMapLabels } from '#viewers/map/use-map-labels.ts';
import type { MapPlace } from '../map-place.ts';
import { BESIDE } from './beside.ts';
import styles from './map-area.module.css';
import type { MapState } from './use-map-state.ts';

/** Pixels, with the space below it; on a wide screen the list takes the card's place. */
const CARD_HEIGHT = 180;
/** Of what else stands in the card. */
const BELOW_HEIGHT = 70;

export interface MapAreaProps {
  readonly map: MapState;
  readonly points: readonly MapPin[];
  readonly selected: MapPlace | undefined;
  /** The way of a walk. */
  readonly line?: MapLine | undefined;
  /** The way to a place. */
  readonly walkingRoute?: MapWalkingRoute | undefined;
  /** Moves the map past what its own state says. */
  readonly target?: MapBounds | MapCamera | undefined;
  /** Within the selected place's card. */
  readonly below?: ReactNode;
  /** The points could not be had; tries again. */
  readonly onRetry?: (() => void) | undefined;
}

/** The map with what lies over it: the selected place's card, and what went wrong. */
export function MapArea({
  map,
  points,
  selected,
  line,
  walkingRoute,
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
        target={target ?? map.target}
        selectedId={selectedId}
        highlightedId={map.highlightedId}
        coveredBelow={
          isBeside || selectedId === undefined ? 0 : CARD_HEIGHT + (below ? BELOW_HEIGHT : 0)
        }
        position={position.status === 'known' ? position.position : undefined}
        onSelect={select}
        onViewChange={map.see}
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
