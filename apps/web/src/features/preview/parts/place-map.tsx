import { useState } from 'react';
import type { MapPoint } from '@varde/contract/documents';
import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import type { LatLng } from '@varde/domain/geo';
import { useLateText } from '#i18n/use-late-text.ts';
import type { Position } from '#platform/position-store.ts';
import { PickOnMap } from '#viewers/map/pick-on-map.tsx';
import type { PlacedPost, PretendedPlace } from './pretended-place.ts';

export interface PlaceMapProps {
  readonly place: PretendedPlace;
  readonly position: Position | undefined;
  readonly posts: readonly PlacedPost[];
  readonly onPlace: (place: PretendedPlace) => void;
}

/** A walk of a quarter of an hour fits in. */
const STREETS_ZOOM = 14;

/** A map on which an editor says where the visitor stands. */
export function PlaceMap({ place, position, posts, onPlace }: PlaceMapProps) {
  const t = useLateText('preview');
  const [start] = useState(() => position ?? posts[0]?.location);
  const [points] = useState(() =>
    posts.map(({ id, location: { lat, lng } }): MapPoint => [id, SCHEMA_IDS.post, lat, lng]),
  );
  const standAt = (at: LatLng) => onPlace({ ...place, post: undefined, at });
  if (!start) return null;
  return (
    <PickOnMap
      how={t('preview.mapHow')}
      middleLabel={t('preview.mapMiddle')}
      points={points}
      initialView={{ center: start, zoom: STREETS_ZOOM }}
      selectedId={place.post}
      position={position}
      onSelect={(post, at) =>
        post === undefined ? standAt(at) : onPlace({ ...place, post, at: undefined })
      }
      onMiddle={standAt}
    />
  );
}
