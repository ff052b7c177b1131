import { Compass, Heart } from 'lucide-react';
import { useState } from 'react';
import { ListSkeleton } from '#content/list-skeleton.tsx';
import { List } from '#content/list.tsx';
import { SectionFailed } from '#content/section-failed.tsx';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useDistances } from '#platform/use-distances.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { ItemView } from '#services/transform/list-item.ts';
import { useItems } from './use-items.ts';

/** Rows of what the visitor likes, the last first. One that loses its heart stays until the page is left, so that a slip is undone. */
export function MyFavourites({ kept }: { kept: readonly number[] }) {
  const t = useLongText();
  const ids = useSeen(kept);
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

/** All that have been kept since the page was opened, in the order of their coming. */
function useSeen(kept: readonly number[]): readonly number[] {
  const [seen, setSeen] = useState(kept);
  const fresh = kept.filter((id) => !seen.includes(id));
  if (fresh.length === 0) return seen;
  const all = [...fresh, ...seen];
  setSeen(all);
  return all;
}
