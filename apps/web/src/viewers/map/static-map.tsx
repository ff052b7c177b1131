/**
 * The map as images, until the live map is wanted: tiles drawn by the server, and the same pins
 * and clusters. The list beside it has the same places for those who do not see it.
 */
import { createIsomorphicFn } from '@tanstack/react-start';
import { Fragment, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { siteProfile } from '#browser/site-profile.ts';
import { scriptNonce } from '#browser/site.ts';
import { useMediaQuery } from '#browser/use-media-query.ts';
import { useLanguage } from '#i18n/use-text.ts';
import type { LatLng } from '@varde/domain/geo';
import type { MapTheme } from '@varde/domain/ground-palette';
import { clusterPoints, type PointCluster } from './cluster-points.ts';
import { GROUND_SOURCES } from './ground-sources.ts';
import type { MapBounds, MapCamera, MapFrame } from './map-camera.ts';
import { type MapSize, placeAt, type ScreenPoint, screenPoint } from './map-frame.ts';
import { mapPalette, type MapPalette } from './map-palette.ts';
import { pinKind, type MapPin } from './map-points.ts';
import { PIN, PIN_BODY, PIN_GLYPH, PIN_GLYPHS, PIN_RING } from './pin-shapes.ts';
import {
  CLICK_TOLERANCE,
  CLUSTER_RADIUS,
  CLUSTER_SIZES,
  CLUSTER_ZOOM_STEP,
  MARKED_SCALE,
} from './point-layers.ts';
// oxlint-disable-next-line import/default -- the build exports the text of the script
import firstTiles from './parts/first-tiles.ts?inline-script';
import { DARK, placeTiles, type StaticView } from './parts/static-tiles.ts';
import styles from './map-view.module.css';

export interface StaticMapProps {
  /** Accessible name, as of the live map. */
  readonly label: string;
  /** Of the map when it opens. */
  readonly start: MapCamera | MapBounds;
  /** `undefined` before the page has its script: the tiles alone may be there. */
  readonly view: StaticView | undefined;
  readonly points: readonly MapPin[];
  readonly selectedId: number | undefined;
  readonly highlightedId: number | undefined;
  /** Points topmost first; none beside all of them. */
  readonly onClick: (ids: readonly number[], place: LatLng) => void;
  /** Click on a cluster, with the camera that shows it nearer. */
  readonly onCluster: (camera: MapCamera) => void;
  /** A tile could not be loaded. */
  readonly onError: () => void;
}

export function StaticMap({ start, view, onError, ...props }: StaticMapProps) {
  const theme = useMediaQuery(DARK) ? 'dark' : 'light';
  return (
    <div data-static="">
      <Tiles {...{ start, view, theme, onError }} />
      {view && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the live map's canvas
        <section className={styles.static} aria-label={props.label} tabIndex={0}>
          <StaticPoints {...props} {...view} theme={theme} />
        </section>
      )}
      <GroundSources />
    </div>
  );
}

interface TilesProps extends Pick<StaticMapProps, 'start' | 'view' | 'onError'> {
  readonly theme: MapTheme;
}

/** The content of their layer is not React's (static-tiles.ts). */
function Tiles({ start, view, theme, onError }: TilesProps) {
  const language = useLanguage().key;
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (layer.current && view) placeTiles(layer.current, view, { language, theme });
  }, [view, language, theme]);
  const fail = useEffectEvent(onError);
  useEffect(() => {
    const element = layer.current;
    if (element?.dataset['failed'] !== undefined) fail();
    const handleError = () => fail();
    element?.addEventListener('error', handleError, true);
    return () => element?.removeEventListener('error', handleError, true);
  }, []);
  return (
    <div
      ref={layer}
      className={styles.tiles}
      data-start={JSON.stringify(start)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={layerContent()}
    />
  );
}

/** The same object each time: React would remove the tiles. */
const NOTHING = { __html: '' };

const layerContent = createIsomorphicFn()
  .server(() => ({ __html: `<script nonce="${scriptNonce() ?? ''}">${firstTiles}</script>` }))
  .client(() => NOTHING);

/** Pixels that a pointer may move during a click. */
const DRAG_PX = 3;

interface StaticPointsProps extends Omit<StaticMapProps, 'start' | 'view' | 'onError'>, StaticView {
  readonly theme: MapTheme;
}

function StaticPoints({ theme, ...props }: StaticPointsProps) {
  const { frame, size, points, selectedId, highlightedId } = props;
  const palette = mapPalette(theme, siteProfile());
  const placeOf = useMemo(() => placesInView(frame, size), [frame, size]);
  const clusters = useMemo(() => {
    const others = points.filter(([id]) => id !== selectedId);
    // Northern pins lie behind southern ones.
    return clusterPoints(others, placeOf, CLUSTER_RADIUS).toSorted((a, b) => a.y - b.y);
  }, [points, selectedId, placeOf]);
  // The selected one last, so that it is above a highlighted one.
  const marked = [...new Set([highlightedId, selectedId])].flatMap((id) =>
    placedPins(points, placeOf, id),
  );
  const svg = useClicks(props, { clusters, marked });
  return (
    <svg ref={svg} width={size.width} height={size.height} aria-hidden>
      {clusters.map((cluster) => {
        const [point] = cluster.points;
        if (!point) return null;
        return cluster.points.length === 1 ? (
          <Pin key={point[0]} {...{ ...cluster, point, palette }} scale={1} />
        ) : (
          <Cluster key={point[0]} {...{ cluster, palette }} />
        );
      })}
      {marked.map((pin) => (
        <Pin key={pin.point[0]} {...{ ...pin, palette }} scale={MARKED_SCALE} />
      ))}
    </svg>
  );
}

interface Drawn {
  readonly clusters: readonly PointCluster[];
  readonly marked: readonly PlacedPin[];
}

/** As on the live map's canvas, by pointer alone: the list is the way by keyboard. */
function useClicks(props: Omit<StaticPointsProps, 'theme'>, { clusters, marked }: Drawn) {
  const svg = useRef<SVGSVGElement>(null);
  const pressed = useRef<ScreenPoint>({ x: 0, y: 0 });
  const click = useEffectEvent(({ clientX, clientY }: MouseEvent) => {
    const { x, y } = pressed.current;
    if (Math.hypot(clientX - x, clientY - y) > DRAG_PX) return;
    const { left = 0, top = 0 } = svg.current?.getBoundingClientRect() ?? {};
    const at = { x: clientX - left, y: clientY - top };
    const pins = [
      ...marked.filter((pin) => isHit(pin, at, MARKED_SCALE)).toReversed(),
      ...clusters
        .flatMap(singlePin)
        .filter((pin) => isHit(pin, at, 1))
        .toReversed(),
    ];
    const cluster = clusters.find((one) => one.points.length > 1 && isInDisc(one, at));
    const place = (point: ScreenPoint): LatLng => placeAt(props.frame, props.size, point);
    const ids = pins.map(({ point: [id] }) => id);
    if (ids.length === 0 && cluster)
      props.onCluster({ center: place(cluster), zoom: props.frame.zoom + CLUSTER_ZOOM_STEP });
    else props.onClick(ids, place(at));
  });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const press = ({ clientX, clientY }: PointerEvent): void => {
      pressed.current = { x: clientX, y: clientY };
    };
    svg.current?.addEventListener('pointerdown', press, { signal });
    svg.current?.addEventListener('click', click, { signal });
    return () => ended.abort();
  }, []);
  return svg;
}

type PlaceOf = (point: MapPin) => ScreenPoint | undefined;

/** `undefined` for a point outside the screen. */
function placesInView(frame: MapFrame, size: MapSize): PlaceOf {
  const toScreen = screenPoint(frame, size);
  return ([, , lat, lng]) => {
    const { x, y } = toScreen({ lat, lng });
    const isInView =
      x > -PIN.width && y > 0 && x < size.width + PIN.width && y < size.height + PIN.height;
    return isInView ? { x, y } : undefined;
  };
}

function placedPins(
  points: readonly MapPin[],
  placeOf: PlaceOf,
  wanted: number | undefined,
): readonly PlacedPin[] {
  return points.flatMap((point) => {
    const place = point[0] === wanted ? placeOf(point) : undefined;
    return place ? [{ ...place, point }] : [];
  });
}

interface PlacedPin extends ScreenPoint {
  readonly point: MapPin;
}

function singlePin({ x, y, points }: PointCluster): readonly PlacedPin[] {
  const [point] = points;
  return point && points.length === 1 ? [{ x, y, point }] : [];
}

const isHit = ({ x, y }: ScreenPoint, click: ScreenPoint, scale: number): boolean =>
  Math.abs(click.x - x) <= scale * PIN.radius + CLICK_TOLERANCE &&
  click.y <= y + CLICK_TOLERANCE &&
  click.y >= y - scale * PIN.tip - CLICK_TOLERANCE;

const radiusOf = ({ points }: PointCluster): number =>
  CLUSTER_SIZES.findLast(([least]) => points.length >= least)?.[1] ?? 0;

const isInDisc = (cluster: PointCluster, click: ScreenPoint): boolean =>
  Math.hypot(click.x - cluster.x, click.y - cluster.y) <= radiusOf(cluster) + CLICK_TOLERANCE;

function Pin({
  x,
  y,
  point,
  palette,
  scale,
}: PlacedPin & { readonly palette: MapPalette; readonly scale: number }) {
  const [, schemaId, , , pin = pinKind(schemaId)] = point;
  const { left, top, scale: glyphScale, lineWidth } = PIN_GLYPH;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) translate(${-PIN.x} ${-PIN.tip})`}>
      <path
        d={PIN_BODY}
        fill={palette.pins[pin]}
        stroke={palette.pinRing}
        strokeWidth={PIN_RING}
        paintOrder="stroke"
        strokeLinejoin="round"
      />
      <path
        d={PIN_GLYPHS[pin]}
        transform={`translate(${left} ${top}) scale(${glyphScale})`}
        fill="none"
        stroke={palette.pinGlyph}
        strokeWidth={lineWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** As MapLibre shortens them. `Intl` takes longer than all of the map's other script. */
const shorten = (count: number): string =>
  count < 1_000 ? String(count) : `${Number((count / 1_000).toPrecision(2))}k`;

function Cluster({ cluster, palette }: { cluster: PointCluster; palette: MapPalette }) {
  const { x, y, points } = cluster;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle
        r={radiusOf(cluster)}
        fill={palette.cluster}
        stroke={palette.clusterRing}
        strokeWidth={2.5}
      />
      <text fill={palette.clusterText}>{shorten(points.length)}</text>
    </g>
  );
}

/** As the live map names them. */
function GroundSources() {
  return (
    <p className={styles.sources}>
      {GROUND_SOURCES.map(({ name, url, licence }, index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          <a href={url}>{name}</a>
          {licence && (
            <>
              {' ('}
              {licence.url ? <a href={licence.url}>{licence.name}</a> : licence.name})
            </>
          )}
        </Fragment>
      ))}
    </p>
  );
}
