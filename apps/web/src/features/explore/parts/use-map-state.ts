/**
 * State of a map screen. Shareable state mirrors the URL and is written there at once, the camera
 * after a debounce; external URL changes (Back, a kind filter) are followed.
 */
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '#i18n/text-context.tsx';
import { requestPosition, type PositionFailure } from '#browser/position-store.ts';
import { usePosition } from '#browser/use-position.ts';
import { homeView, type MapBounds, type MapCamera, type MapView } from '#viewers/map/map-camera.ts';
import { cameraSearch, isSameSearch, startOf } from '../map-href.ts';
import {
  withoutEmpty,
  type MapUrlState,
  type MapSearch,
  type SearchChange,
} from '../map-search.ts';

/** Browsers refuse more than a hundred history changes in 30 seconds. */
const URL_DEBOUNCE_MS = 350;

export interface MapState extends Pick<ShowMe, 'position' | 'showMe'> {
  readonly initialView: MapCamera | MapBounds;
  /** `undefined` until the map has opened. */
  readonly view: MapView | undefined;
  readonly changeView: (view: MapView) => void;
  /** Parameters that restore this state. */
  readonly params: MapSearch;
  readonly selectedId: number | undefined;
  readonly select: (id: number | undefined) => void;
  readonly highlightedId: number | undefined;
  readonly highlight: (id: number | undefined) => void;
  readonly showsList: boolean;
  readonly showList: (shows: boolean) => void;
  readonly unfold: () => void;
  readonly target: MapCamera | MapBounds | undefined;
}

/** @param defaultView initial view for URLs without a place; default: where the site's map opens */
export function useMapState(
  urlState: MapUrlState,
  defaultView: MapBounds | MapCamera = homeView(),
): MapState {
  const [initialView] = useState(() => startOf(urlState.search, defaultView));
  const [view, setView] = useState<MapView>();
  const [highlightedId, highlight] = useState<number>();
  const { params, change, followed } = useUrlParams(urlState, defaultView);
  const { target, showMe, position } = useShowMe(view?.zoom, followed);
  const changeView = (next: MapView) => {
    setView(next);
    const camera = cameraSearch(next);
    // An unmoved map does not change the URL.
    if (!view || isSameSearch(camera, cameraSearch(view))) return;
    // A moved camera starts a new list.
    if (camera.c !== params.c || camera.z !== params.z)
      change({ ...camera, p: undefined }, URL_DEBOUNCE_MS);
  };
  const select = (id: number | undefined) => change({ s: id });
  return {
    initialView,
    view,
    changeView,
    params,
    selectedId: params.s,
    select,
    highlightedId,
    highlight,
    showsList: params.v === 'list',
    showList: (shows) => change({ v: shows ? 'list' : undefined }),
    unfold: () => change({ p: (params.p ?? 1) + 1 }),
    target,
    position,
    showMe: () => {
      select(undefined);
      showMe();
    },
  };
}

/** Local state ahead of the URL by the debounce; external URL changes replace it. */
function useUrlParams(urlState: MapUrlState, defaultView: MapBounds | MapCamera) {
  const { search, isChanging } = urlState;
  const [params, setParams] = useState(search);
  // The URL as last written or followed.
  const [written, setWritten] = useState(search);
  const [read, setRead] = useState(search);
  const [followed, setFollowed] = useState<MapCamera | MapBounds>();
  const [debounceMs, setDebounceMs] = useState(0);
  if (!isSameSearch(search, read)) {
    setRead(search);
    if (!isSameSearch(search, written)) {
      setWritten(search);
      setParams(search);
      if (search.c !== params.c || search.z !== params.z) setFollowed(startOf(search, defaultView));
    }
  }
  const write = useEffectEvent((next: MapSearch) => {
    setWritten(next);
    urlState.write(next);
  });
  useEffect(() => {
    if (isChanging || isSameSearch(params, read)) return undefined;
    const timer = setTimeout(() => write(params), debounceMs);
    return () => clearTimeout(timer);
  }, [params, read, debounceMs, isChanging]);
  const change = (part: SearchChange, ms = 0) => {
    setDebounceMs(ms);
    setParams((now) => withoutEmpty({ ...now, ...part }));
  };
  return { params, change, followed };
}

/** Near enough to see the next street corners around the visitor. */
const POSITION_ZOOM = 13;

interface ShowMe {
  /** Requested camera: the visitor's position or an external URL change, the latest wins. */
  readonly target: MapCamera | MapBounds | undefined;
  readonly showMe: () => void;
  readonly position: ReturnType<typeof usePosition>['state'];
}

/**
 * Moves the map to the visitor: at once if the position is known, otherwise after explaining the
 * purpose and getting permission.
 */
function useShowMe(zoom: number | undefined, followed: MapCamera | MapBounds | undefined): ShowMe {
  const { state: position } = usePosition();
  const [target, setTarget] = useState<MapCamera | MapBounds>();
  const [isLocating, setLocating] = useState(false);
  const [lastFollowed, setLastFollowed] = useState(followed);
  if (followed !== lastFollowed) {
    setLastFollowed(followed);
    setTarget(followed);
  }
  if (isLocating && position.status === 'known') {
    setLocating(false);
    const { lat, lng } = position.position;
    setTarget({ center: { lat, lng }, zoom: Math.max(zoom ?? POSITION_ZOOM, POSITION_ZOOM) });
  }
  const { explainPurpose, explainError } = useDialogs();
  const locate = async () => {
    setLocating(true);
    const result = await requestPosition();
    if (result.status === 'known') return;
    setLocating(false);
    explainError(result.why);
  };
  const locateNow = () => void locate();
  const showMe = () => (position.status === 'idle' ? explainPurpose(locateNow) : locateNow());
  return { target, showMe, position };
}

/** Optional dialogs: if their messages fail to load, only the browser's own prompt is shown. */
function useDialogs() {
  const texts = useTexts();
  const router = useRouter();
  const load = () => import('./map-dialogs.ts');
  const go = (to: string) => void router.navigate({ to });
  return {
    explainPurpose: (onRequest: () => void) => {
      load()
        .then((dialogs) => dialogs.showPositionPurpose(texts, onRequest))
        .catch(onRequest);
    },
    explainError: (why: PositionFailure) => {
      load()
        .then((dialogs) => dialogs.showPositionError(why, texts, go))
        .catch(() => undefined);
    },
  };
}
