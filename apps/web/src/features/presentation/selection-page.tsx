import { Credits } from '#content/credits.tsx';
import { Hero } from '#content/hero.tsx';
import { MAIN_PICTURE } from '#platform/main-picture.ts';
import { Column } from '#ui/column.tsx';
import type { SelectionView } from './walk-view.ts';
import { Walk } from './walk.tsx';

export interface SelectionPageProps {
  view: SelectionView;
}

export function SelectionPage({ view }: SelectionPageProps) {
  const { title, lead, picture, pictureRights, group, stops, ordered } = view;
  return (
    <article>
      <Hero
        title={title}
        lead={lead}
        picture={picture}
        kicker={{ text: group.title.text, lang: group.title.lang, href: group.href }}
        transitionName={MAIN_PICTURE}
      >
        <Credits {...pictureRights} />
      </Hero>
      <Column>
        <Walk stops={stops} ordered={ordered} />
      </Column>
    </article>
  );
}
