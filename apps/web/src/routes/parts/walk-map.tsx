import { useMemo, useState } from 'react';
import { LazyBoundary } from '#components/lazy-boundary.tsx';
import { useRouteArea } from '#features/walking-route/use-route-area.ts';
import { ItemMap, type ItemMapProps } from '#features/explore/item-map.tsx';
import type { MapPlace } from '#features/explore/map-place.ts';
import type { DisplayedRoute, RouteInfoProps } from '#features/walking-route/route-info.tsx';
import type { RouteDestination } from '#features/walking-route/route-panel.tsx';
import { useLazyModule } from '#browser/load-chunk.ts';
import type { RouteLine } from '#api/transform/walking-route.ts';

export interface WalkMapProps extends Omit<ItemMapProps, 'walkingRoute' | 'routeInfo' | 'target'> {
  /** Whether all stops may be shown with the route between them. Default: as they are ordered. */
  readonly walks?: boolean;
  /** The walk as it was drawn by hand; its length is told. */
  readonly drawn?: RouteLine | undefined;
  /** What the museum says of its length, which goes before what is measured. */
  readonly estimate?: RouteInfoProps['estimate'];
}

/** The map of a walk with its ways on foot: through all stops, and from the visitor to the one that is selected. */
export function WalkMap({ walks, drawn, estimate, ...props }: WalkMapProps) {
  const { places, urlState, ordered = false } = props;
  const lazyModule = useLazyModule(() => import('#features/walking-route/route-info.tsx'));
  const [route, setRoute] = useState<DisplayedRoute>();
  const stops = useMemo(
    () => ((walks ?? ordered) ? places.flatMap(({ location }) => location ?? []) : []),
    [walks, ordered, places],
  );
  const selected = useMemo(
    () => placeOf(places.find(({ id }) => id === urlState.search.s)),
    [places, urlState.search.s],
  );
  const target = useRouteArea(route);
  const routeInfo = lazyModule && (
    <LazyBoundary>
      <lazyModule.RouteInfo {...{ stops, selected, estimate }} line={drawn} onRoute={setRoute} />
    </LazyBoundary>
  );
  const isWalk = route?.isWalk === true && !route.isStraight;
  return (
    <ItemMap
      {...props}
      line={props.line ?? (isWalk ? route.line : undefined)}
      walkingRoute={route && !isWalk ? route : undefined}
      routeInfo={routeInfo}
      target={target}
    />
  );
}

/** What is hidden has no place. */
function placeOf(found: MapPlace | undefined): RouteDestination | undefined {
  const { id, location, title } = found ?? {};
  if (!location || typeof id !== 'number' || !title) return undefined;
  return { id, ...location, title: title.text, lang: title.lang };
}
