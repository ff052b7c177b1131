import { List } from '#components/list.tsx';
import { SectionFailed } from '#components/section-boundary.tsx';
import { useText } from '#i18n/use-text.ts';
import { useDistances } from '#state/use-distances.ts';
import type { ItemView } from '#api/transform/list-item.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { WalkView } from './walk-view.ts';

export interface WalkProps {
  stops: readonly ItemView[];
  ordered: boolean;
  /** Some or all of them failed to load. */
  failed: boolean;
}

/** The stops of a presentation or selection. */
export function Walk({ stops, ordered, failed }: WalkProps) {
  const t = useText();
  const items = useDistances(stops);
  if (items.length === 0) return failed ? <SectionFailed /> : <p>{t('group.empty')}</p>;
  return (
    <section>
      <SectionHeading
        title={t(ordered ? 'group.stops' : 'group.articles')}
        count={String(items.length)}
      />
      <List items={items} ordered={ordered} />
      {failed && <SectionFailed />}
    </section>
  );
}

/** Stops and selections of a presentation. */
export function PresentationStops({ walk }: { walk: WalkView }) {
  const t = useText();
  const { stops, ordered, selections, failed } = walk;
  return (
    <>
      <Walk stops={stops} ordered={ordered} failed={failed} />
      {selections.length > 0 && (
        <section>
          <SectionHeading title={t('group.selections')} count={String(selections.length)} />
          <List items={selections} chevrons />
        </section>
      )}
    </>
  );
}
