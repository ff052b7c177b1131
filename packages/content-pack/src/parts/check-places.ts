/** Checks positions that are valid and probably not meant, in documents, routes, paths and plans. */
import { msg } from '@varde/domain/message';
import { distanceBetween, isNordic, isSwapped, type LatLng } from '@varde/domain/geo';
import type { Route } from '@varde/contract/content';
import type { Pack, PackDocument, PackPresentation, PackRebus, TownMapGeometry } from '../pack.ts';
import { reportAt, type CheckContext } from './check-context.ts';
import type { IssueLog, Report } from './issue-log.ts';
import type { Position } from './read-geojson.ts';
import { SWAPPED_PAIR } from './scalar-shapes.ts';

export function checkPlaces(context: CheckContext): void {
  checkFarPlaces(context);
  for (const document of context.pack.documents) {
    checkRoute(document, context);
    if (document.kind === 'group' || document.kind === 'rebus') checkStops(document, context);
  }
  checkMapFile(
    'paths.geojson',
    context.pack.paths?.lines ?? [],
    (path) => path.coordinates,
    context,
  );
  checkMapFile(
    'plan.geojson',
    context.pack.townMap?.features ?? [],
    ({ geometry }) => positionsOf(geometry),
    context,
  );
}

const inKilometres = (metres: number): string =>
  metres < 1000
    ? `${Math.round(metres)} m`
    : `${metres < 9_950 ? (metres / 1000).toFixed(1) : Math.round(metres / 1000)} km`;
const toLatLng = ([lng = 0, lat = 0]: readonly number[]): LatLng => ({ lat, lng });

function positionsOf({ type, coordinates }: TownMapGeometry): readonly Position[] {
  if (type === 'Point') return [coordinates];
  return type === 'LineString' ? coordinates : coordinates.flat();
}

interface Placed {
  readonly holder: object;
  readonly key: string;
  readonly location: LatLng;
}

function placesOf(document: PackDocument): Placed[] {
  const { location } = document;
  const centres = Object.values(document.blocks).flatMap((block) =>
    block.type === 'map' && block.map.center
      ? [{ holder: block.map, key: 'center', location: block.map.center }]
      : [],
  );
  return [...(location ? [{ holder: document, key: 'location', location }] : []), ...centres];
}

/** Metres; a museum's places are nearer to each other, but for a slip of a digit. */
const FAR = 500_000;
/** Of two places, neither is the one that is far. */
const MIN_PLACES = 3;
/** Part of the places; the others may be abroad, or wrong. */
const MOST = 0.6;

function checkFarPlaces({ pack, log }: CheckContext): void {
  const places = allPlaces(pack);
  const locations = places.map(({ location }) => location);
  if (locations.length < MIN_PLACES) return;
  const { centre, spread } = middleOf(locations);
  // A pack of whole countries has many places that are far from its middle.
  const isCompact = spread <= FAR / 5;
  const isNorthern = locations.filter(isNordic).length >= locations.length * MOST;
  for (const { holder, key, location } of places) {
    // Swapped coordinates are reported already.
    if (isSwapped([location.lng, location.lat])) continue;
    const distance = distanceBetween(location, centre);
    const isFar = isCompact && distance > FAR;
    if (!isFar && !(isNorthern && !isNordic(location))) continue;
    reportAt(log, holder, key, {
      severity: 'warning',
      message: isFar
        ? msg`The place is ${inKilometres(distance)} from most others`
        : msg`The place is not in the Nordic countries, as most others are`,
      help: msg`Correct ${key}:, if a digit or a sign is wrong`,
    });
  }
}

function allPlaces({ documents, records, site }: Pack): Placed[] {
  const located = records.flatMap((record) =>
    'location' in record && record.location
      ? [{ holder: record, key: 'location', location: record.location }]
      : [],
  );
  const opening = site?.map ? [{ holder: site.map, key: 'center', location: site.map.center }] : [];
  return [...documents.flatMap(placesOf), ...located, ...opening];
}

/** Robust against single places that are far. @returns the median distance as `spread` */
function middleOf(locations: readonly LatLng[]): { centre: LatLng; spread: number } {
  const centre = {
    lat: median(locations.map(({ lat }) => lat)),
    lng: median(locations.map(({ lng }) => lng)),
  };
  return { centre, spread: median(locations.map((one) => distanceBetween(one, centre))) };
}

/** The lower one of two: a wrong point makes two long steps. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** Metres; a walk that is otherwise in one place does not lead so far. */
const FAR_STOP = 20_000;
/** Where the stops have an order and no length, people walk from one to the next. */
const FAR_ORDERED_STOP = 5_000;
/** Times the median: the others are near to each other. */
const MANY_TIMES = 20;
/** A length is rounded, and may be without the way to the first stop. */
const LENGTH_SLACK = 1.1;

interface Stop {
  readonly document: PackDocument;
  readonly location: LatLng;
}

type Walk = PackPresentation | PackRebus;

function stopsOf(walk: Walk, { index }: CheckContext): Stop[] {
  const ids = walk.kind === 'group' ? walk.articles : walk.posts.map(({ article }) => article);
  return ids.flatMap((id) => {
    const document = index.documents.get(id);
    return document?.location ? [{ document, location: document.location }] : [];
  });
}

function checkStops(walk: Walk, context: CheckContext): void {
  const { log } = context;
  const stops = stopsOf(walk, context);
  const isOrdered = walk.kind === 'rebus' || walk.ordered;
  // Others are lists of places, of which a route may lead to some.
  const length = isOrdered ? lengthOf(walk.route) : Infinity;
  if (stops.length < MIN_PLACES) {
    checkTwoStops(walk, stops, length, log);
    return;
  }
  const { centre, spread } = middleOf(stops.map(({ location }) => location));
  const farthest = isOrdered && length === Infinity ? FAR_ORDERED_STOP : FAR_STOP;
  const usual = Math.max(spread * MANY_TIMES, farthest);
  const limit = Math.min(usual, length * LENGTH_SLACK);
  const far = stops
    .map((stop) => ({ ...stop, distance: distanceBetween(stop.location, centre) }))
    .filter(({ distance }) => distance > limit);
  if (far.length * 2 > stops.length) reportShort(walk, stops, length, log);
  else
    for (const { document, distance } of far)
      reportAt(
        log,
        document,
        'location',
        distance > usual ? farStop(walk.id, distance) : beyondRoute(walk.id, distance, length),
      );
}

const farStop = (walk: number, distance: number): Report => ({
  severity: 'warning',
  message: msg`The place is ${inKilometres(distance)} from the other stops of ${walk}`,
  help: msg`Correct ${'location'}:, if a digit or a sign is wrong`,
});

const beyondRoute = (walk: number, distance: number, length: number): Report => ({
  severity: 'warning',
  message: msg`The place is ${inKilometres(distance)} from the other stops of ${walk}, which is ${inKilometres(length)} long`,
  help: msg`Correct location:, if a digit is wrong; or the length: of ${walk}, in metres`,
});

/** Of two stops, neither is the one that is far. */
function checkTwoStops(walk: Walk, stops: readonly Stop[], length: number, log: IssueLog): void {
  const [one, other] = stops;
  if (one && other && distanceBetween(one.location, other.location) > length * LENGTH_SLACK)
    reportShort(walk, stops, length, log);
}

function reportShort({ route }: Walk, stops: readonly Stop[], length: number, log: IssueLog): void {
  // Its line shows that it leads to some of them only.
  if (!route || route.line) return;
  const places = stops.map(({ location }) => location);
  const apart = places.map((one) =>
    Math.max(...places.map((other) => distanceBetween(one, other))),
  );
  reportAt(log, route, 'length', {
    severity: 'warning',
    message: msg`The route is ${inKilometres(length)} long, and stops are ${inKilometres(Math.max(...apart))} from each other`,
    help: msg`Write the length in metres, or correct location: of the stops`,
  });
}

/** Metres, written or drawn; of neither it is as long as its stops demand. */
const lengthOf = (route: Route | undefined): number =>
  route?.length ?? (route?.line ? drawnLength(route.line.coordinates) : Infinity);

const drawnLength = (points: readonly (readonly number[])[]): number =>
  stepsOf(points).reduce((sum, step) => sum + step, 0);

/** Metres between two points of a line that is drawn point by point. */
const FAR_STEP = 10_000;
/** How many times shorter or longer than the line a written length may be. */
const LENGTH_FACTOR = 3;

function checkRoute(document: PackDocument, { log }: CheckContext): void {
  const route = 'route' in document ? document.route : undefined;
  if (!route?.line) return;
  const points = route.line.coordinates;
  if (points.some(isSwapped)) {
    reportAt(log, route.line, 'coordinates', SWAPPED_PAIR);
    return;
  }
  const steps = stepsOf(points);
  const jump = farStep(steps, median(steps));
  if (jump !== undefined) {
    reportAt(log, route.line, 'coordinates', {
      severity: 'warning',
      message: msg`The line leaps ${inKilometres(jump)} between two of its points`,
      help: msg`Correct the longitude or latitude there, if a digit is wrong`,
    });
    return;
  }
  checkLength(route, drawnLength(points), log);
}

/** @param drawn metres of the line */
function checkLength(route: Route, drawn: number, log: IssueLog): void {
  const { length = drawn } = route;
  if (length < drawn * LENGTH_FACTOR && drawn < length * LENGTH_FACTOR) return;
  reportAt(log, route, 'length', {
    severity: 'warning',
    message: msg`The length is ${length} metres, but the line has ${Math.round(drawn)}`,
    help: msg`Write the length in metres, or draw the whole line`,
  });
}

function stepsOf(points: readonly (readonly number[])[]): number[] {
  return points
    .slice(1)
    .map((point, index) => distanceBetween(toLatLng(points[index] ?? point), toLatLng(point)));
}

const farStep = (steps: readonly number[], usual: number): number | undefined =>
  steps.find((step) => step > FAR_STEP && step > usual * MANY_TIMES);

/** Metres to the nearest document; the map is drawn around them. */
const FAR_FROM_DOCUMENTS = 50_000;
/** Degrees; at most as far in metres, so that most points need no trigonometry. */
const NEAR_LAT = 0.2;
const NEAR_LNG = 0.2;

function checkMapFile<T extends object>(
  file: string,
  features: readonly T[],
  positions: (feature: T) => readonly Position[],
  { pack, log }: CheckContext,
): void {
  const locations = pack.documents.flatMap(({ location }) => (location ? [location] : []));
  const usual = median(features.flatMap((feature) => stepsOf(positions(feature))));
  const isFar = (position: Position): boolean =>
    !isSwapped(position) && locations.length > 0 && !isNear(toLatLng(position), locations);
  const far = features.find((feature) => positions(feature).some(isFar));
  const leaping = features.find((feature) => {
    const points = positions(feature);
    return !points.some(isSwapped) && farStep(stepsOf(points), usual) !== undefined;
  });
  const found = far ?? leaping;
  if (!found) return;
  log.add(log.place(found) ?? { file }, {
    severity: 'warning',
    message: far
      ? msg`The feature lies more than 50 km from every document with a location`
      : msg`The line leaps more than 10 km between two of its points`,
    help: msg`Correct the longitude or latitude, if a digit is wrong, or take the feature out`,
  });
}

const isNear = (place: LatLng, locations: readonly LatLng[]): boolean =>
  locations.some(
    ({ lat, lng }) => Math.abs(lat - place.lat) < NEAR_LAT && Math.abs(lng - place.lng) < NEAR_LNG,
  ) || locations.some((location) => distanceBetween(location, place) < FAR_FROM_DOCUMENTS);
