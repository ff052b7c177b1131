/** Picks the place at which lists start, by name or on the map, without a position. */
import { useRouter } from '@tanstack/react-router';
import type { LatLng } from '@varde/domain/geo';
import { Map as MapIcon, Search, X } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useTexts } from '#i18n/text-context.tsx';
import { useText } from '#i18n/use-text.ts';
import { viewersMessages } from '#i18n/groups/viewers.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { useOnline } from '#browser/network.ts';
import { pickPlace, usePickedPlace } from '#state/sort-place.ts';
import type { FoundPlace, findPlaces } from '#api/find-places.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { TextField } from '#ui/text-field.tsx';
import { homeView } from '#viewers/map/map-camera.ts';
import { PickOnMap } from '#viewers/map/pick-on-map.tsx';
import styles from './place-picker.module.css';

export function PlacePicker() {
  const t = useGroupText(viewersMessages);
  const name = usePickedPlace();
  const pick = usePick();
  if (name === undefined) return <FindPlace />;
  return (
    <p className={styles.picked}>
      <span>{t('place.from', { name })}</span>
      <Button variant="quiet" icon={X} onClick={() => pick(undefined)}>
        {t('place.clear')}
      </Button>
    </p>
  );
}

function FindPlace() {
  const t = useGroupText(viewersMessages);
  const field = useRef<HTMLInputElement>(null);
  const { found, find } = useFound();
  const [isMapShown, setMapShown] = useState(false);
  const pick = usePick();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void find(field.current?.value.trim() ?? '');
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a click */}
      <TextField ref={field} label={t('place.name')} type="search" autoFocus>
        <Button type="submit" icon={Search}>
          {t('place.find')}
        </Button>
      </TextField>
      <Found found={found} />
      {!isMapShown && (
        <p>
          <Button icon={MapIcon} onClick={() => setMapShown(true)}>
            {t('place.onMap')}
          </Button>
        </p>
      )}
      {isMapShown && <PlaceOnMap onPlace={(at) => pick({ ...at, name: t('place.mapName') })} />}
    </form>
  );
}

type Found = readonly FoundPlace[] | 'failed' | undefined;

function Found({ found }: { found: Found }) {
  const pick = usePick();
  const t = useText();
  const tViewer = useGroupText(viewersMessages);
  const online = useOnline();
  if (found === 'failed')
    return <LiveRegion>{t(online ? 'error.fetchError' : 'error.noNetwork')}</LiveRegion>;
  return (
    <>
      <LiveRegion>{found?.length === 0 ? tViewer('place.none') : ''}</LiveRegion>
      {found && found.length > 0 && (
        <ul className={styles.found} aria-label={tViewer('place.found')}>
          {found.map((one) => (
            <li key={`${one.lat} ${one.lng}`}>
              <Button onClick={() => pick(one)}>{one.name}</Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function useFound() {
  const texts = useTexts();
  const [found, setFound] = useState<Found>();
  const find = async (name: string) => {
    if (name === '') return;
    const result = await searchPlaces(name, texts);
    setFound(result?.status === 'ok' ? result.data : 'failed');
  };
  return { found, find };
}

/** `undefined` where the code fails to load. */
async function searchPlaces(...args: Parameters<typeof findPlaces>) {
  try {
    const service = await import('#api/find-places.ts');
    return await service.findPlaces(...args);
  } catch {
    return undefined;
  }
}

/** Picks a place, and sorts the page's lists from there. */
function usePick(): typeof pickPlace {
  const router = useRouter();
  return (place) => {
    pickPlace(place);
    void router.invalidate();
  };
}

/** A map on which the visitor picks the place at which lists start. */
function PlaceOnMap({ onPlace }: { readonly onPlace: (place: LatLng) => void }) {
  const t = useGroupText(viewersMessages);
  return (
    <PickOnMap
      how={t('place.mapHow')}
      middleLabel={t('place.mapMiddle')}
      points={NO_POINTS}
      initialView={homeView()}
      onSelect={(_, place) => onPlace(place)}
      onMiddle={onPlace}
    />
  );
}

const NO_POINTS: readonly never[] = [];
