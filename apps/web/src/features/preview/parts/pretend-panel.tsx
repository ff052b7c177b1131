/** Lets an editor simulate a position, a scanned code and a lost network in the previewed page. */
import type { MapPoint } from '@varde/contract/documents';
import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import { formatDistance, type LatLng } from '@varde/domain/geo';
import { Map as MapIcon, Play, ScanQrCode } from 'lucide-react';
import {
  useRef,
  useState,
  useId,
  useEffect,
  type FormEvent,
  type RefObject,
  type ReactNode,
} from 'react';
import { DeferredSection } from '#components/section-boundary.tsx';
import { pagesMessages } from '#i18n/groups/pages.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { useLanguage } from '#i18n/use-text.ts';
import type { Position } from '#browser/position-store.ts';
import { usePretend } from '#state/preview-messages.ts';
import { loadDocument } from '#api/load-document.ts';
import { documentPath, postPath } from '#api/transform/page-paths.ts';
import { toTextOrEmpty } from '#api/transform/text.ts';
import { Button } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PickOnMap } from '#viewers/map/pick-on-map.tsx';
import {
  NOWHERE,
  positionOf,
  ACCURACIES,
  DISTANCES,
  type PlacedPost,
  type PretendedPlace,
} from './pretended-place.ts';
import styles from './pretend-panel.module.css';

export interface PretendPanelProps {
  /** Nothing is rendered if it is not a rebus. */
  readonly documentId: number;
  /** Frame of the previewed page. */
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

export function PretendPanel(props: PretendPanelProps) {
  return (
    <DeferredSection>
      <Panel {...props} />
    </DeferredSection>
  );
}

function Panel({ documentId: rebusId, frame }: PretendPanelProps) {
  const t = useGroupText(pagesMessages);
  const { key } = useLanguage();
  const posts = usePosts(rebusId, key);
  const [place, setPlace] = useState(NOWHERE);
  const [isOffline, setOffline] = useState(false);
  const [isMapShown, setMapShown] = useState(false);
  const position = positionOf(place, posts ?? []);
  usePretend(frame, { position, isOffline });
  const { post } = place;
  const show = (url: string) => frame.current?.contentWindow?.location.assign(url);
  if (!posts) return null;
  return (
    <section className={styles.panel} aria-labelledby="pretend">
      <SectionHeading id="pretend" title={t('preview.pretend')} />
      <p className={styles.why}>{t('preview.why')}</p>
      {posts.length === 0 && <p role="alert">{t('preview.postsFailed')}</p>}
      <Button icon={Play} onClick={() => show(documentPath('rebus', rebusId))}>
        {t('preview.play')}
      </Button>
      <PlaceChoice place={place} posts={posts} onPlace={setPlace} />
      {posts.length > 0 && !isMapShown && (
        <Button icon={MapIcon} onClick={() => setMapShown(true)}>
          {t('preview.map')}
        </Button>
      )}
      {isMapShown && <PlaceMap {...{ place, posts, position }} onPlace={setPlace} />}
      {post !== undefined && (
        <Button onClick={() => show(postPath(rebusId, post))}>{t('preview.open')}</Button>
      )}
      <ScanForm onCode={(code) => show(`/${encodeURIComponent(code)}`)} />
      <Switch
        label={t('preview.offline')}
        description={t('preview.offlineWhat')}
        checked={isOffline}
        onChange={setOffline}
      />
    </section>
  );
}

/** Opens a code's printed URL, as a phone's own camera does. */
function ScanForm({ onCode }: { onCode: (code: string) => void }) {
  const t = useGroupText(pagesMessages);
  const field = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    if (code !== '') onCode(code);
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <TextField ref={field} label={t('preview.code')} inputMode="numeric" maxLength={64}>
        <Button type="submit" icon={ScanQrCode}>
          {t('preview.scanned')}
        </Button>
      </TextField>
    </form>
  );
}

interface PlaceChoiceProps {
  readonly place: PretendedPlace;
  readonly posts: readonly PlacedPost[];
  readonly onPlace: (place: PretendedPlace) => void;
}

/** Simulated post, distance to it and accuracy. */
function PlaceChoice({ place, posts, onPlace }: PlaceChoiceProps) {
  const t = useGroupText(pagesMessages);
  const { tag } = useLanguage();
  const metres = (distance: number) => ({ distance: formatDistance(distance, tag) });
  const nameOf = (distance: number) =>
    distance === 0 ? t('preview.there') : t('preview.away', metres(distance));
  return (
    <>
      <Choice
        label={t('preview.at')}
        value={place.at ? ON_MAP : (place.post ?? NO_POST)}
        onValue={(post) =>
          onPlace({ ...place, at: undefined, post: post === NO_POST ? undefined : post })
        }
      >
        <option value={NO_POST}>{t('preview.nowhere')}</option>
        {place.at && <option value={ON_MAP}>{t('preview.onMap')}</option>}
        {posts.map(({ id, number, title }) => (
          <option key={id} value={id}>
            {t('preview.post', { number, title })}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('preview.distance')}
        value={place.distance}
        onValue={(distance) => onPlace({ ...place, distance })}
      >
        {DISTANCES.map((distance) => (
          <option key={distance} value={distance}>
            {nameOf(distance)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('preview.accuracy')}
        value={place.accuracy}
        onValue={(accuracy) => onPlace({ ...place, accuracy })}
      >
        {ACCURACIES.map((accuracy) => (
          <option key={accuracy} value={accuracy}>
            {t('preview.within', metres(accuracy))}
          </option>
        ))}
      </Choice>
    </>
  );
}

const NO_POST = 0;
const ON_MAP = -1;

interface ChoiceProps {
  readonly label: string;
  readonly value: number;
  readonly onValue: (value: number) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onValue, children }: ChoiceProps) {
  const id = useId();
  return (
    <p className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onValue(Number(target.value))}>
        {children}
      </select>
    </p>
  );
}

interface PlaceMapProps {
  readonly place: PretendedPlace;
  readonly position: Position | undefined;
  readonly posts: readonly PlacedPost[];
  readonly onPlace: (place: PretendedPlace) => void;
}

/** Fits a walk of a quarter of an hour. */
const STREETS_ZOOM = 14;

/** Map for choosing the simulated position. */
function PlaceMap({ place, position, posts, onPlace }: PlaceMapProps) {
  const t = useGroupText(pagesMessages);
  const [start] = useState(() => position ?? posts[0]?.location);
  const [points] = useState(() =>
    posts.map(({ id, location: { lat, lng } }): MapPoint => [id, SCHEMA_IDS.post, lat, lng]),
  );
  const placeAt = (at: LatLng) => onPlace({ ...place, post: undefined, at });
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
        post === undefined ? placeAt(at) : onPlace({ ...place, post, at: undefined })
      }
      onMiddle={placeAt}
    />
  );
}

/**
 * Posts of a rebus that have a location, as players see them, hidden ones included. Empty if they
 * failed to load, `undefined` if the document is not a rebus.
 */
function usePosts(rebusId: number, languageKey: string): readonly PlacedPost[] | undefined {
  const [posts, setPosts] = useState<readonly PlacedPost[]>();
  useEffect(() => {
    let isCancelled = false;
    void loadPosts(rebusId, languageKey).then((loaded) => !isCancelled && setPosts(loaded));
    return () => {
      isCancelled = true;
    };
  }, [rebusId, languageKey]);
  return posts;
}

async function loadPosts(rebusId: number, languageKey: string) {
  const result = await loadDocument(rebusId, { rebus: rebusId });
  if (result.status === 'not-found') return undefined;
  if (result.status !== 'ok') return [];
  const { document, heads } = result.data;
  if (document.schema_name !== 'rebus') return undefined;
  return (document.content?.posts ?? []).flatMap(({ document_id: id }, at) => {
    const head = heads.find((one) => one.id === id);
    if (!head?.location) return [];
    const title = toTextOrEmpty(head.title, languageKey).text;
    return [{ id, number: at + 1, title, location: head.location }];
  });
}
