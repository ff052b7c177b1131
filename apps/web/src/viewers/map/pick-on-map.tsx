/** A map to pick a place on: by a press, or with the middle of the map for who has a keyboard only. */
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import type { LatLng } from '@varde/domain/geo';
import { Button } from '#ui/button.tsx';
import { MapView, type MapViewProps } from './map-view.tsx';
import styles from './pick-on-map.module.css';
import { useMapLabels } from './use-map-labels.ts';

export interface PickOnMapProps extends Pick<
  MapViewProps,
  'points' | 'initialView' | 'selectedId' | 'position' | 'onSelect'
> {
  /** How it is done, in a sentence. */
  readonly how: string;
  /** What the button under the map says. */
  readonly middleLabel: string;
  readonly onMiddle: (middle: LatLng) => void;
}

export function PickOnMap({ how, middleLabel, onMiddle, ...map }: PickOnMapProps) {
  const labels = useMapLabels();
  const [middle, setMiddle] = useState<LatLng>();
  return (
    <div className={styles.whole}>
      <p>{how}</p>
      <div className={styles.map}>
        <MapView {...map} labels={labels} onViewChange={({ center }) => setMiddle(center)} />
      </div>
      <Button icon={MapPin} onClick={() => middle && onMiddle(middle)}>
        {middleLabel}
      </Button>
    </div>
  );
}
