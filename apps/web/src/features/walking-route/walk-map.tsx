import { useMemo, useState } from 'react';
import { LazyBoundary } from '#components/lazy-boundary.tsx';
import { useRouteArea } from './use-route-area.ts';
import { ItemMap, type ItemMapProps } from '#features/explore/item-map.tsx';
import type { MapPlace } from '#features/explore/map-place.ts';
import { useMapUrlState } from '#features/explore/use-map-url-state.ts';
import { lazyModule, useLazyModule } from '#browser/load-chunk.ts';
import type { RouteLine } from '#api/transform/walking-route.ts';
import type { DisplayedRoute, RouteInfoProps } from './route-info.tsx';
import type { RouteDestination } from './route-panel.tsx';

const routeInfoModule = lazyModule(() => import('./route-info.tsx'));

export interface WalkMapProps extends Omit<
  ItemMapProps,
  'urlState' | 'walkingRoute' | 'routeInfo' | 'target'
> {
  /** Whether the route through all stops may be shown. Default: where they are ordered. */
  readonly walks?: boolean;
  /** The walk as the museum drew it, whose length is shown. */
  readonly drawn?: RouteLine | undefined;
  /** The museum's own estimate of its length, preferred to the measured length. */
  readonly estimate?: RouteInfoProps['estimate'];
}

/** The map of a walk with walking routes: through all stops, and to the selected stop. */
export function WalkMap({ walks, drawn, estimate, ...props }: WalkMapProps) {
  const { places, ordered = false } = props;
  const urlState = useMapUrlState();
  const loaded = useLazyModule(routeInfoModule);
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
  const routeInfo = loaded && (
    <LazyBoundary>
      <loaded.RouteInfo {...{ stops, selected, estimate }} line={drawn} onRoute={setRoute} />
    </LazyBoundary>
  );
  const isWalk = route?.isWalk === true && !route.isStraight;
  return (
    <ItemMap
      {...props}
      urlState={urlState}
      line={props.line ?? (isWalk ? route.line : undefined)}
      walkingRoute={route && !isWalk ? route : undefined}
      routeInfo={routeInfo}
      target={target}
    />
  );
}

/** A hidden stop has no location. */
function placeOf(found: MapPlace | undefined): RouteDestination | undefined {
  const { id, location, title } = found ?? {};
  if (!location || typeof id !== 'number' || !title) return undefined;
  return { id, ...location, title: title.text, lang: title.lang };
}
