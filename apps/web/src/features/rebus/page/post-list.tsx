import { List } from '#components/list.tsx';
import { SectionFailed } from '#components/section-boundary.tsx';
import { useText } from '#i18n/use-text.ts';
import { useDistances } from '#state/use-distances.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { RebusView } from './rebus-view.ts';
import { useLivePosts } from './lazy-game.tsx';

/** The posts of a rebus; those not opened yet are locked or hidden. */
export function PostList({ rebus: { id, posts, failed } }: { rebus: RebusView }) {
  const t = useText();
  const items = useDistances(useLivePosts(id, posts).posts);
  if (items.length === 0) return failed ? <SectionFailed /> : <p>{t('rebus.empty')}</p>;
  return (
    <section>
      <SectionHeading title={t('rebus.postList')} count={String(items.length)} />
      <List items={items} ordered chevrons />
      {failed && <SectionFailed />}
    </section>
  );
}
