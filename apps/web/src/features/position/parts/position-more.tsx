/** What a page does not need at first: position errors, the place picker, sorting again. */
import { useRouter } from '@tanstack/react-router';
import { LocateFixed, LocateOff } from 'lucide-react';
import { lazy, startTransition, useEffect, useState } from 'react';
import { SectionBoundary } from '#components/section-boundary.tsx';
import { pagesMessages } from '#i18n/groups/pages.ts';
import { viewersMessages } from '#i18n/groups/viewers.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { useText } from '#i18n/use-text.ts';
import { positionHelpPath } from '#browser/position-help.ts';
import {
  positionFailure,
  type PositionFailure,
  type PositionState,
} from '#browser/position-store.ts';
import { usePickedPlace } from '#state/sort-place.ts';
import { ButtonLink, Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from '../position-prompt.module.css';

/** Including its map. */
const PlacePicker = lazy(async () => ({
  default: (await import('./place-picker.tsx')).PlacePicker,
}));

export interface PositionMoreProps {
  readonly state: PositionState;
  readonly start: () => void;
  readonly onSort: (() => void) | undefined;
}

/** A retry cannot fix these. */
const FINAL: ReadonlySet<PositionFailure> = new Set(['unsupported', 'off']);

export function PositionMore({ state, start, onSort }: PositionMoreProps) {
  const why = positionFailure(state);
  if (state.status === 'known' && !why) return onSort && <SortButton onSort={onSort} />;
  return (
    <>
      {why && <Failed why={why} onRetry={start} />}
      <OwnChoice />
    </>
  );
}

function SortButton({ onSort }: { onSort: () => void }) {
  const t = useGroupText(viewersMessages);
  return (
    <Button icon={LocateFixed} onClick={onSort}>
      {t('place.sort')}
    </Button>
  );
}

function Failed({ why, onRetry }: { why: PositionFailure; onRetry: () => void }) {
  const t = useText();
  const tViewer = useGroupText(viewersMessages);
  const long = useGroupText(pagesMessages);
  return (
    <>
      <Notice icon={LocateOff} tone="warning" role="alert">
        {long(`help.why.${why}`)}
      </Notice>
      {!FINAL.has(why) && (
        <>
          <Button icon={LocateFixed} onClick={onRetry}>
            {t('position.ask')}
          </Button>
          <ButtonLink href={positionHelpPath()}>{tViewer('unlock.help')}</ButtonLink>
        </>
      )}
    </>
  );
}

/** For visitors who cannot or do not want to share their position. */
function OwnChoice() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const place = usePickedPlace();
  useReloadForPickedPlace(place);
  if (isOpen || place !== undefined)
    return (
      <SectionBoundary>
        <PlacePicker />
      </SectionBoundary>
    );
  return (
    <Button
      variant="quiet"
      className={styles.choose}
      onClick={() => startTransition(() => setOpen(true))}
    >
      {t('place.choose')}
    </Button>
  );
}

/** The server does not know of a place picked earlier: reloads the page once. */
let isServersPage = true;

function useReloadForPickedPlace(place: string | undefined): void {
  const router = useRouter();
  useEffect(() => {
    if (place !== undefined && isServersPage) void router.invalidate();
    isServersPage = false;
  }, [place, router]);
}
