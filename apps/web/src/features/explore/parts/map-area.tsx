import { PlaceCard } from '#content/place-card.tsx';
import { useText } from '#i18n/use-text.ts';
import { useMediaQuery } from '#platform/use-media-query.ts';
import { useDistances } from '#platform/use-distances.ts';
import type { ItemView } from '#services/transform/list-item.ts';
import { Button } from '#ui/button.tsx';
import { MapView } from '#viewers/map/map-view.tsx';
import styles from './map-area.module.css';
import type { Exploration } from './use-exploration.ts';
import { useMapLabels } from '#viewers/map/use-map-labels.ts';
import type { MapPoints } from './use-map-points.ts';

/** Pixels, with the space below it; on a wide screen the list takes the card's place. */
const CARD_HEIGHT = 180;

export interface MapAreaProps {
  readonly exploration: Exploration;
  readonly mapPoints: MapPoints;
  readonly highlightedId: number | undefined;
  readonly selected: ItemView | undefined;
}

/** The map with what lies over it: the selected place's card, and what went wrong. */
export function MapArea({ exploration, mapPoints, highlightedId, selected }: MapAreaProps) {
  const { initialView, target, selectedId, position, select, setView, showMe } = exploration;
  const isWide = useMediaQuery('(width >= 1000px)');
  return (
    <div className={styles.area}>
      <MapView
        points={mapPoints.points}
        labels={useMapLabels()}
        initialView={initialView}
        target={target}
        selectedId={selectedId}
        highlightedId={highlightedId}
        coveredBelow={isWide ? 0 : CARD_HEIGHT}
        position={position.status === 'known' ? position.position : undefined}
        onSelect={select}
        onViewChange={setView}
        onShowMe={showMe}
      />
      {mapPoints.status === 'failed' && <PointsFailed onRetry={mapPoints.retry} />}
      {selected && <SelectedCard item={selected} onClose={() => select(undefined)} />}
    </div>
  );
}

function SelectedCard({ item, onClose }: { item: ItemView; onClose: () => void }) {
  const t = useText();
  const [withDistance = item] = useDistances([item]);
  return (
    <div className={styles.card} data-card="">
      <PlaceCard item={withDistance} onClose={onClose} closeLabel={t('map.closeCard')} />
    </div>
  );
}

function PointsFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div className={styles.failed} role="alert" data-surface="card">
      <p>{t('error.fetchError')}</p>
      <Button onClick={onRetry}>{t('error.tryAgain')}</Button>
    </div>
  );
}
