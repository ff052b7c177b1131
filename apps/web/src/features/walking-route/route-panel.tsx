import { X } from 'lucide-react';
import { useMemo } from 'react';
import type { MapPoint } from '@varde/contract/documents';
import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import type { LatLng } from '@varde/domain/geo';
import { DeferredSection } from '#components/section-boundary.tsx';
import { useLanguage } from '#i18n/use-text.ts';
import { walkingMessages } from '#i18n/groups/walking.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import type { MapAppPlace } from '#browser/map-app.ts';
import { usePosition } from '#browser/use-position.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { MapView } from '#viewers/map/map-view.tsx';
import { useMapLabels } from '#viewers/map/use-map-labels.ts';
import { MapAppLink, RoutePositionRequest, RouteSummary } from './route-details.tsx';
import { useRouteArea } from './use-route-area.ts';
import { useWalkingRoute } from './use-walking-route.ts';
import styles from './route-panel.module.css';

export interface RouteDestination extends MapAppPlace {
  readonly id: number;
  /** Language of the title. */
  readonly lang?: string | undefined;
}

export interface RoutePanelProps {
  readonly place: RouteDestination;
  readonly onClose: () => void;
}

/**
 * The route from the visitor to a place: a line on a map, distance and duration, and a link to the
 * phone's map app.
 */
export function RoutePanel(props: RoutePanelProps) {
  return (
    <DeferredSection>
      <Panel {...props} />
    </DeferredSection>
  );
}

function Panel({ place, onClose }: RoutePanelProps) {
  const t = useGroupText(walkingMessages);
  const { tag } = useLanguage();
  const used = usePosition();
  const { state } = used;
  const from = state.status === 'known' ? state.position : undefined;
  return (
    <section className={styles.panel} aria-labelledby="way-title" data-print="hide">
      <SectionHeading title={t('walking.title')} id="way-title" lang={tag}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the focused button */}
        <IconButton autoFocus icon={X} label={t('walking.close')} onClick={onClose} />
      </SectionHeading>
      {from ? <RouteOnMap place={place} from={from} /> : <PlaceOnMap place={place} />}
      <RoutePositionRequest {...used} />
      <MapAppLink place={place} />
    </section>
  );
}

function RouteOnMap({
  place,
  from,
}: {
  place: RouteDestination;
  from: LatLng & { accuracy: number };
}) {
  const places = useMemo(() => [place], [place]);
  const found = useWalkingRoute(places, from);
  const { line, isStraight } = found.walkingRoute;
  const target = useRouteArea(found.walkingRoute);
  return (
    <>
      <RouteSummary found={found} />
      <PlaceMap place={place} position={from} walkingRoute={{ line, isStraight }} target={target} />
    </>
  );
}

function PlaceOnMap({ place }: { place: RouteDestination }) {
  return <PlaceMap place={place} />;
}

type PlaceMapProps = { readonly place: RouteDestination } & Pick<
  Parameters<typeof MapView>[0],
  'position' | 'walkingRoute' | 'target'
>;

const ZOOM = 15;

function PlaceMap({ place, ...shown }: PlaceMapProps) {
  const { id, lat, lng } = place;
  const points = useMemo((): MapPoint[] => [[id, SCHEMA_IDS.article, lat, lng]], [id, lat, lng]);
  return (
    <div className={styles.map}>
      <MapView
        points={points}
        labels={useMapLabels()}
        initialView={shown.target ?? { center: place, zoom: ZOOM }}
        onSelect={ignore}
        onViewChange={ignore}
        {...shown}
      />
    </div>
  );
}

const ignore = (): void => undefined;
