/** A map to pick a place on: by click, or by the centre of the map for keyboard users. */
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
  /** Instructions. */
  readonly how: string;
  /** Label of the button that picks the centre. */
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
