/** A map on which the visitor says where lists begin: by a press, or with the middle of the map for who has a keyboard only. */
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import type { LatLng } from '@varde/domain/geo';
import { useViewerText } from '#i18n/viewer-texts.ts';
import { Button } from '#ui/button.tsx';
import { HOME_AREA } from '#viewers/map/home-area.ts';
import { MapView } from '#viewers/map/map-view.tsx';
import { useMapLabels } from '#viewers/map/use-map-labels.ts';
import styles from './place-on-map.module.css';

export interface PlaceOnMapProps {
  readonly onPlace: (place: LatLng) => void;
}

export function PlaceOnMap({ onPlace }: PlaceOnMapProps) {
  const t = useViewerText();
  const labels = useMapLabels();
  const [middle, setMiddle] = useState<LatLng>();
  return (
    <div className={styles.whole}>
      <p>{t('place.mapHow')}</p>
      <div className={styles.map}>
        <MapView
          points={NO_POINTS}
          labels={labels}
          initialView={HOME_AREA}
          onSelect={(_, place) => onPlace(place)}
          onViewChange={({ center }) => setMiddle(center)}
        />
      </div>
      <Button icon={MapPin} onClick={() => middle && onPlace(middle)}>
        {t('place.mapMiddle')}
      </Button>
    </div>
  );
}

const NO_POINTS: readonly never[] = [];
