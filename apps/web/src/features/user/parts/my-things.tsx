import { currentRun } from '@varde/domain/rebus/run-log';
import { Compass, Heart, CircleCheck, Download, TriangleAlert } from 'lucide-react';
import { lazy, useState, useCallback, useSyncExternalStore, useEffect } from 'react';
import { HeroTabs } from '#components/hero.tsx';
import { LazyBoundary } from '#components/lazy-boundary.tsx';
import { favouriteIds } from '@varde/domain/favourites';
import { ListSkeleton } from '#components/list-skeleton.tsx';
import { List } from '#components/list.tsx';
import { SectionFailed } from '#components/section-boundary.tsx';
import { useLongText } from '#i18n/long-text-context.tsx';
import { BROKEN_SECRET, onArrivedSecret } from '#state/arrived-secret.ts';
import { applyTransferPayload } from '#state/transfer-payload.ts';
import { favouritesStore } from '#state/favourite-store.ts';
import { retainFocus } from '#browser/focus-main.ts';
import { onAnyRunWritten, readRun, storedRuns } from '#state/run-storage.ts';
import { createTransferCipher } from '#browser/transfer-cipher.ts';
import { useStore } from '#browser/store.ts';
import { useDistances } from '#state/use-distances.ts';
import { fetchTransfer } from '#api/transfers.ts';
import type { ItemView } from '#api/transform/list-item.ts';
import { ButtonLink, Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Notice } from '#ui/notice.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { USER_TABS, userHref, type UserTab } from '../user-href.ts';
import styles from './move.module.css';
import { MyRebuses, type LoadFigures } from './my-rebuses.tsx';
import { useItems } from './use-items.ts';

const Move = lazy(async () => ({ default: (await import('./move.tsx')).Move }));

export interface MyThingsProps {
  readonly tab: UserTab;
  readonly loadFigures: LoadFigures;
}

/** Favourites and runs on this device and, with an account, synced to other devices. */
export function MyThings({ tab, loadFigures }: MyThingsProps) {
  const t = useLongText();
  const favourites = useStore(favouritesStore, favouritesStore.get());
  const currentIds = favouriteIds(favourites);
  const runs = useStartedRuns();
  const counts = { rebuses: runs.length, favourites: currentIds.length };
  const tabs = USER_TABS.map((one) => ({
    href: userHref(one),
    label: t(`user.tab.${one}`),
    count: String(counts[one]),
    current: one === tab,
  }));
  return (
    <>
      <div>
        <Receive />
        <HeroTabs>
          <Tabs label={t('user.tabs')} tabs={tabs} />
        </HeroTabs>
      </div>
      {tab === 'rebuses' ? (
        <MyRebuses ids={runs} loadFigures={loadFigures} />
      ) : (
        <MyFavourites currentIds={currentIds} />
      )}
      <LazyBoundary>{currentIds.length + runs.length > 0 && <Move />}</LazyBoundary>
    </>
  );
}

/**
 * Favourites, latest first. A removed favourite stays until the page is left, so that removing it
 * can be undone.
 */
function MyFavourites({ currentIds }: { currentIds: readonly number[] }) {
  const t = useLongText();
  const ids = useSeen(currentIds);
  const { loaded, retry } = useItems(ids);
  if (ids.length === 0) {
    return (
      <EmptyState
        icon={Heart}
        title={t('user.noFavourites')}
        body={t('user.noFavouritesBody')}
        action={
          <ButtonLink href="/explore/list/articles" icon={Compass}>
            {t('user.toPlaces')}
          </ButtonLink>
        }
      />
    );
  }
  if (!loaded) return <ListSkeleton label={t('user.loading')} rows={Math.min(ids.length, 5)} />;
  if (loaded.status !== 'ok') return <SectionFailed onRetry={retry} />;
  return <Rows items={loaded.data} missing={ids.length - loaded.data.length} />;
}

function Rows({ items, missing }: { items: readonly ItemView[]; missing: number }) {
  const t = useLongText();
  return (
    <>
      <List items={useDistances(items)} label={t('user.tab.favourites')} />
      {missing > 0 && <p>{t('user.gone', { count: missing })}</p>}
    </>
  );
}

/** All favourites since the page was opened, in the order in which they were added. */
function useSeen(currentIds: readonly number[]): readonly number[] {
  const [seen, setSeen] = useState(currentIds);
  const fresh = currentIds.filter((id) => !seen.includes(id));
  if (fresh.length === 0) return seen;
  const all = [...fresh, ...seen];
  setSeen(all);
  return all;
}

/** Ids of the rebuses started on this device and not removed, latest played first. Live. */
function useStartedRuns(): readonly number[] {
  const subscribe = useCallback((listener: () => void) => onAnyRunWritten(listener), []);
  const text = useSyncExternalStore(subscribe, startedRuns, () => '');
  return text === '' ? [] : text.split(',').map(Number);
}

/** A string, so that equal lists compare equal. */
function startedRuns(): string {
  return storedRuns()
    .flatMap((id) => {
      const at = lastPlayed(id);
      return at === undefined ? [] : [{ id, at }];
    })
    .sort((a, b) => b.at - a.at || a.id - b.id)
    .map(({ id }) => id)
    .join(',');
}

/** `undefined` when the latest run has not been started. */
function lastPlayed(id: number): number | undefined {
  const { events } = readRun(id);
  const run = currentRun(events);
  return events.findLast((event) => event.run === run && event.type !== 'restarted')?.at;
}

type ReceiveState =
  | { readonly status: 'nothing' | 'done' | 'partly' | 'gone' | 'broken' }
  | { readonly status: 'confirming' | 'fetching' | 'failed'; readonly secret: string };

/** Receives a transfer from a scanned code. Asks for confirmation: anyone may have made the URL. */
function Receive() {
  const [state, setState] = useState<ReceiveState>({ status: 'nothing' });
  useEffect(
    () =>
      onArrivedSecret((secret) =>
        setState(
          secret === BROKEN_SECRET ? { status: 'broken' } : { status: 'confirming', secret },
        ),
      ),
    [],
  );
  return (
    <LiveRegion>
      <div className={styles.received}>
        {'secret' in state ? (
          <ReceivePrompt {...state} onChange={setState} />
        ) : (
          state.status !== 'nothing' && <Outcome status={state.status} />
        )}
      </div>
    </LiveRegion>
  );
}

type ReceivePromptProps = Extract<ReceiveState, { secret: string }> & {
  readonly onChange: (next: ReceiveState) => void;
};

function ReceivePrompt({ status, secret, onChange }: ReceivePromptProps) {
  const t = useLongText();
  const fetchAll = async () => {
    onChange({ status: 'fetching', secret });
    onChange(await receive(secret).catch((): ReceiveState => ({ status: 'broken' })));
  };
  const isFetching = status === 'fetching';
  return (
    <Notice icon={Download}>
      <div ref={retainFocus}>
        <p>{t('user.receive')}</p>
        {status === 'failed' && <p>{t('user.receiveFailed')}</p>}
        <p className={styles.answers}>
          <Button variant="primary" aria-disabled={isFetching} onClick={() => void fetchAll()}>
            {t('user.receiveYes')}
          </Button>
          <Button onClick={() => onChange({ status: 'nothing' })}>{t('user.receiveNo')}</Button>
        </p>
      </div>
    </Notice>
  );
}

async function receive(secret: string): Promise<ReceiveState> {
  const cipher = await createTransferCipher(secret);
  const fetched = await fetchTransfer(cipher.code);
  if (fetched.status === 'not-found') return { status: 'gone' };
  if (fetched.status !== 'ok') return { status: 'failed', secret };
  const isComplete = applyTransferPayload(await cipher.decrypt(fetched.data));
  return { status: isComplete ? 'done' : 'partly' };
}

const OUTCOME_MESSAGES = {
  done: 'user.received',
  partly: 'user.receivedPartly',
  gone: 'user.receiveGone',
  broken: 'user.receiveBroken',
} as const;

function Outcome({ status }: { status: keyof typeof OUTCOME_MESSAGES }) {
  const t = useLongText();
  const isDone = status === 'done';
  return (
    <Notice icon={isDone ? CircleCheck : TriangleAlert} tone={isDone ? 'success' : 'warning'}>
      <p>{t(OUTCOME_MESSAGES[status])}</p>
    </Notice>
  );
}
