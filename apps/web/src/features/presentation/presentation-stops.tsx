import { List } from '#components/list.tsx';
import { useText } from '#i18n/use-text.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { WalkView } from './walk-view.ts';
import { Walk } from './walk.tsx';

export interface PresentationStopsProps {
  walk: WalkView;
}

/** Stops and selections of a presentation. */
export function PresentationStops({ walk }: PresentationStopsProps) {
  const t = useText();
  const { stops, ordered, selections, failed } = walk;
  return (
    <>
      <Walk stops={stops} ordered={ordered} failed={failed} />
      {selections.length > 0 && (
        <section>
          <SectionHeading title={t('group.selections')} count={String(selections.length)} />
          <List items={selections} />
        </section>
      )}
    </>
  );
}
