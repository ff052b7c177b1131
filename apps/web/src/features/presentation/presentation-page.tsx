import type { ReactNode } from 'react';
import { List } from '#content/list.tsx';
import { useText } from '#i18n/use-text.ts';
import { Column } from '#ui/column.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { WalkView } from './walk-view.ts';
import { Walk } from './walk.tsx';

export interface PresentationPageProps {
  walk: WalkView;
  /** Hero and text of the document. */
  opening: ReactNode;
  /** Who stands behind it. */
  owner: ReactNode;
}

export function PresentationPage({ walk, opening, owner }: PresentationPageProps) {
  const t = useText();
  const { selections } = walk;
  return (
    <article>
      {opening}
      <Column>
        <Walk stops={walk.stops} ordered={walk.ordered} />
        {selections.length > 0 && (
          <section>
            <SectionHeading title={t('group.selections')} count={String(selections.length)} />
            <List items={selections} />
          </section>
        )}
        {owner}
      </Column>
    </article>
  );
}
