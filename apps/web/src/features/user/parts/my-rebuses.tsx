import { Puzzle, Route } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { ListSkeleton } from '#components/list-skeleton.tsx';
import { List } from '#components/list.tsx';
import { SectionFailed } from '#components/section-boundary.tsx';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useTexts } from '#i18n/text-context.tsx';
import type { Texts } from '#i18n/texts.ts';
import { onAnyRunWritten } from '#state/run-storage.ts';
import { useDistances } from '#state/use-distances.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { documentPath } from '#api/transform/page-paths.ts';
import type { ItemView } from '#api/transform/list-item.ts';
import { useItems } from './use-items.ts';

interface Figures {
  readonly status: 'not-started' | 'started' | 'finished';
  /** As text. */
  readonly progress: string;
  readonly finished: string;
}

/** The progress of a rebus; `undefined` when it cannot be computed. */
export type LoadFigures = (rebusId: number, texts: Texts) => Promise<Figures | undefined>;

export interface MyRebusesProps {
  readonly ids: readonly number[];
  readonly loadFigures: LoadFigures;
}

/** The runs that the visitor has started, with their progress. */
export function MyRebuses({ ids, loadFigures }: MyRebusesProps) {
  const t = useLongText();
  const texts = useTexts();
  const { loaded, retry } = useItems(ids);
  const { figures, reloadFigures } = useFigures(ids, loadFigures);
  const retryAll = () => {
    retry();
    reloadFigures();
  };
  if (ids.length === 0) {
    return (
      <EmptyState
        icon={Puzzle}
        title={t('user.noRebuses')}
        body={t('user.noRebusesBody')}
        action={
          <ButtonLink href="/explore/list/rebus" icon={Route}>
            {t('user.toRebuses')}
          </ButtonLink>
        }
      />
    );
  }
  if (!loaded) return <ListSkeleton label={t('user.loading')} rows={Math.min(ids.length, 5)} />;
  const rebuses =
    loaded.status === 'ok'
      ? loaded.data.filter(({ kind }) => kind === 'rebus')
      : ids.map((id) => bareItem(id, texts));
  return (
    <>
      <Rows items={rebuses.map((item) => withFigures(item, texts, figures.get(Number(item.id))))} />
      {loaded.status !== 'ok' && <SectionFailed onRetry={retryAll} />}
    </>
  );
}

/** A run whose rebus fails to load is a plain link (specification §8.2). */
function bareItem(id: number, { t, language }: Texts): ItemView {
  const title = { text: `${t('kind.rebus')} ${id}`, lang: language.tag };
  return { id, kind: 'rebus', href: documentPath('rebus', id), title, state: 'normal' };
}

function Rows({ items }: { items: readonly RunItem[] }) {
  const t = useLongText();
  return <List items={useDistances(items)} label={t('user.tab.rebuses')} />;
}

type RunItem = Omit<ItemView, 'state'> & { readonly state: 'normal' | 'locked' | 'solved' };

/** A row that could not be enriched is shown as it is (specification §8.2). */
function withFigures(
  { owner: _owner, count: _count, ...item }: ItemView,
  { language }: Texts,
  figures?: Figures,
): RunItem {
  if (!figures) return item;
  const description = { text: figures.progress, lang: language.tag };
  if (figures.status !== 'finished') return { ...item, description };
  return { ...item, description, state: 'solved', stateLabel: figures.finished };
}

interface FiguresState {
  readonly figures: ReadonlyMap<number, Figures>;
  /** Reloads the rows: what failed for them has failed for the figures, too. */
  readonly reloadFigures: () => void;
}

function useFigures(ids: readonly number[], load: LoadFigures): FiguresState {
  const texts = useTexts();
  const [figures, setFigures] = useState<ReadonlyMap<number, Figures>>(new Map());
  const idList = ids.join(',');
  const loadAll = useCallback(
    (signal?: AbortSignal) => {
      const loadOne = async (id: number) => {
        // One that fails to load is shown unenriched (specification §8.2).
        const loaded = await load(id, texts).catch(() => undefined);
        if (loaded && !signal?.aborted) setFigures((before) => new Map(before).set(id, loaded));
      };
      for (const id of idList === '' ? [] : idList.split(',').map(Number)) void loadOne(id);
    },
    [idList, load, texts],
  );
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    loadAll(signal);
    // A sync may add what another device has solved.
    signal.addEventListener(
      'abort',
      onAnyRunWritten(() => loadAll(signal)),
    );
    return () => controller.abort();
  }, [loadAll]);
  return { figures, reloadFigures: loadAll };
}
