/** A map on which an editor says where the visitor stands: by a press, or with the middle of the map for who has a keyboard only. */
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import type { MapPoint } from '@varde/contract/documents';
import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import type { LatLng } from '@varde/domain/geo';
import { useLateText } from '#i18n/use-late-text.ts';
import type { Position } from '#platform/position-store.ts';
import { Button } from '#ui/button.tsx';
import { MapView } from '#viewers/map/map-view.tsx';
import { useMapLabels } from '#viewers/map/use-map-labels.ts';
import styles from './place-map.module.css';
import type { PlacedPost, PretendedPlace } from './pretended-place.ts';

export interface PlaceMapProps {
  readonly place: PretendedPlace;
  readonly position: Position | undefined;
  readonly posts: readonly PlacedPost[];
  readonly onPlace: (place: PretendedPlace) => void;
}

/** A walk of a quarter of an hour fits in. */
const STREETS_ZOOM = 14;

export function PlaceMap({ place, position, posts, onPlace }: PlaceMapProps) {
  const t = useLateText('preview');
  const [start] = useState(() => position ?? posts[0]?.location);
  const [middle, setMiddle] = useState<LatLng>();
  const labels = useMapLabels();
  const [points] = useState(() =>
    posts.map(({ id, location: { lat, lng } }): MapPoint => [id, SCHEMA_IDS.post, lat, lng]),
  );
  const standAt = (at: LatLng | undefined) => onPlace({ ...place, post: undefined, at });
  if (!start) return null;
  return (
    <div className={styles.whole}>
      <p>{t('preview.mapHow')}</p>
      <div className={styles.map}>
        <MapView
          points={points}
          labels={labels}
          initialView={{ center: start, zoom: STREETS_ZOOM }}
          selectedId={place.post}
          position={position}
          onSelect={(post, at) =>
            post === undefined ? standAt(at) : onPlace({ ...place, post, at: undefined })
          }
          onViewChange={({ center }) => setMiddle(center)}
        />
      </div>
      <Button icon={MapPin} onClick={() => standAt(middle)}>
        {t('preview.mapMiddle')}
      </Button>
    </div>
  );
}
