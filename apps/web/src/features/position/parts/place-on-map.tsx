import type { LatLng } from '@varde/domain/geo';
import { useViewerText } from '#i18n/viewer-texts.ts';
import { HOME_AREA } from '#viewers/map/home-area.ts';
import { PickOnMap } from '#viewers/map/pick-on-map.tsx';

export interface PlaceOnMapProps {
  readonly onPlace: (place: LatLng) => void;
}

/** A map on which the visitor says where lists begin. */
export function PlaceOnMap({ onPlace }: PlaceOnMapProps) {
  const t = useViewerText();
  return (
    <PickOnMap
      how={t('place.mapHow')}
      middleLabel={t('place.mapMiddle')}
      points={NO_POINTS}
      initialView={HOME_AREA}
      onSelect={(_, place) => onPlace(place)}
      onMiddle={onPlace}
    />
  );
}

const NO_POINTS: readonly never[] = [];
