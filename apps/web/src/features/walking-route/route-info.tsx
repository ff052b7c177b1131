import { Footprints } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { WALK_LONGEST_M } from '@varde/domain/constants';
import type { LatLng } from '@varde/domain/geo';
import { usePosition } from '#browser/use-position.ts';
import type { Position } from '#browser/position-store.ts';
import { toDrawnRoute, type WalkingRoute, type RouteLine } from '#api/transform/walking-route.ts';
import { Button } from '#ui/button.tsx';
import {
  EstimatedWalk,
  MapAppLink,
  RoutePositionRequest,
  RouteSummary,
  type WalkEstimate,
} from './route-details.tsx';
import { useWalkingRoute, type WalkingRouteState } from './use-walking-route.ts';
import type { RouteDestination } from './route-panel.tsx';
import styles from './route-info.module.css';

export interface RouteInfoProps {
  /** The stops of a walk in order; empty without an order, or where some are hidden. */
  readonly stops: readonly LatLng[];
  /** The walk as the museum drew it. */
  readonly line?: RouteLine | undefined;
  /** The museum's own estimate of its length. */
  readonly estimate?: WalkEstimate | undefined;
  readonly selected: RouteDestination | undefined;
  /** The line for the map: an undrawn walk, or the route to the selected place. */
  readonly onRoute: (route: DisplayedRoute | undefined) => void;
}

export interface DisplayedRoute extends WalkingRoute {
  /** Whether it is the full walk. */
  readonly isWalk: boolean;
}

/** The length of the full walk or, for a selected place, the route to it. */
export function RouteInfo({ stops, line, estimate, selected, onRoute }: RouteInfoProps) {
  if (selected) return <RouteToPlace key={selected.id} place={selected} onRoute={onRoute} />;
  if (estimate) return estimate.length > WALK_LONGEST_M ? null : <EstimatedWalk {...estimate} />;
  if (line && line.length > 1) return <DrawnWalk line={line} />;
  return stops.length > 1 ? <WalkThrough stops={stops} onRoute={onRoute} /> : null;
}

function DrawnWalk({ line }: { line: RouteLine }) {
  const walkingRoute = useMemo(() => toDrawnRoute(line), [line]);
  if (walkingRoute.metres > WALK_LONGEST_M) return null;
  return <RouteSummary isWalk found={{ walkingRoute, status: 'found', retry: ignore }} />;
}

type OnRouteProps = Pick<RouteInfoProps, 'onRoute'>;

function WalkThrough({ stops, onRoute }: { stops: readonly LatLng[] } & OnRouteProps) {
  const found = useWalkingRoute(stops);
  useShown(found, true, onRoute);
  if (found.status === 'far') return null;
  return <RouteSummary isWalk found={found} />;
}

/** The button that shows the route, until it is clicked. */
function RouteToPlace({ place, onRoute }: { place: RouteDestination } & OnRouteProps) {
  const t = useText();
  const used = usePosition();
  const { state, start } = used;
  const [isOpen, setOpen] = useState(false);
  const from = state.status === 'known' ? state.position : undefined;
  const open = (): void => {
    setOpen(true);
    start();
  };
  if (!isOpen)
    return (
      <Button icon={Footprints} onClick={open}>
        {t('walking.show')}
      </Button>
    );
  return (
    <div className={styles.there}>
      {from && <RouteFromPosition place={place} from={from} onRoute={onRoute} />}
      <RoutePositionRequest {...used} />
      <MapAppLink place={place} isShort />
    </div>
  );
}

function RouteFromPosition({
  place,
  from,
  onRoute,
}: { place: RouteDestination; from: Position } & OnRouteProps) {
  const places = useMemo(() => [place], [place]);
  const found = useWalkingRoute(places, from);
  useShown(found, false, onRoute);
  return <RouteSummary found={found} />;
}

/** Reports the route to the map while its summary is shown. */
function useShown(
  { walkingRoute, status }: WalkingRouteState,
  isWalk: boolean,
  onRoute: RouteInfoProps['onRoute'],
) {
  useEffect(() => {
    // Straight lines between all stops would be meaningless.
    if (!isWalk || status === 'found') onRoute({ ...walkingRoute, isWalk });
  }, [walkingRoute, status, isWalk, onRoute]);
  useEffect(() => () => onRoute(undefined), [onRoute]);
}

const ignore = (): void => undefined;
