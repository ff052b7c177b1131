import { Footprints } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { WALK_LONGEST_M } from '@varde/domain/constants';
import type { LatLng } from '@varde/domain/geo';
import { usePosition } from '#browser/use-position.ts';
import type { Position } from '#browser/position-store.ts';
import { toDrawnWay, type WalkingWay, type WayLine } from '#api/transform/walking-way.ts';
import { Button } from '#ui/button.tsx';
import { AskPosition } from './parts/ask-position.tsx';
import { MapAppLink } from './parts/map-app-link.tsx';
import { PlannedWalk, type Plan, WayWords } from './parts/way-words.tsx';
import { useWay, type FoundWay } from './use-way.ts';
import type { WayPlace } from './way-panel.tsx';
import styles from './walk-words.module.css';

export interface WalkWordsProps {
  /** The stops of a walk in order; without an order, or where some are hidden, none. */
  readonly stops: readonly LatLng[];
  /** The walk as it was drawn by hand, where it was. */
  readonly line?: WayLine | undefined;
  /** How long it is as the museum says, where it does. */
  readonly plan?: Plan | undefined;
  readonly selected: WayPlace | undefined;
  /** What the map is to draw: of the whole walk where nothing is drawn by hand, or of the way to the selected place. */
  readonly onWay: (way: ShownWay | undefined) => void;
}

export interface ShownWay extends WalkingWay {
  /** Of the whole walk. */
  readonly isWalk: boolean;
}

/** Words of a map of places: how long the whole walk is or, for a selected place, the way there. */
export function WalkWords({ stops, line, plan, selected, onWay }: WalkWordsProps) {
  if (selected) return <WayToPlace key={selected.id} place={selected} onWay={onWay} />;
  if (plan) return plan.length > WALK_LONGEST_M ? null : <PlannedWalk {...plan} />;
  if (line && line.length > 1) return <DrawnWalk line={line} />;
  return stops.length > 1 ? <WalkThrough stops={stops} onWay={onWay} /> : null;
}

function DrawnWalk({ line }: { line: WayLine }) {
  const way = useMemo(() => toDrawnWay(line), [line]);
  if (way.metres > WALK_LONGEST_M) return null;
  return <WayWords isWalk found={{ way, status: 'found', retry: ignore }} />;
}

type OnWay = Pick<WalkWordsProps, 'onWay'>;

function WalkThrough({ stops, onWay }: { stops: readonly LatLng[] } & OnWay) {
  const found = useWay(stops);
  useShown(found, true, onWay);
  if (found.status === 'far') return null;
  return <WayWords isWalk found={found} />;
}

/** The door to it, until it is pressed. */
function WayToPlace({ place, onWay }: { place: WayPlace } & OnWay) {
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
      {from && <Way place={place} from={from} onWay={onWay} />}
      <AskPosition {...used} />
      <MapAppLink place={place} isShort />
    </div>
  );
}

function Way({ place, from, onWay }: { place: WayPlace; from: Position } & OnWay) {
  const places = useMemo(() => [place], [place]);
  const found = useWay(places, from);
  useShown(found, false, onWay);
  return <WayWords found={found} />;
}

/** Drawn for as long as it is told. */
function useShown({ way, status }: FoundWay, isWalk: boolean, onWay: WalkWordsProps['onWay']) {
  useEffect(() => {
    // A walk through all its stops as the crow flies would say nothing.
    if (!isWalk || status === 'found') onWay({ ...way, isWalk });
  }, [way, status, isWalk, onWay]);
  useEffect(() => () => onWay(undefined), [onWay]);
}

const ignore = (): void => undefined;
