import type { ReactNode } from 'react';
import { Credits } from '#components/credits.tsx';
import { HeroActions } from '#components/hero-actions.tsx';
import { HeroTabs } from '#components/hero-tabs.tsx';
import { Hero } from '#components/hero.tsx';
import { PictureGallery } from '#components/picture-gallery.tsx';
import { MAIN_PICTURE } from '#browser/main-picture.ts';
import { Column } from '#ui/column.tsx';
import type { SelectionView } from './walk-view.ts';
import { Walk } from './walk.tsx';

export interface SelectionPageProps {
  view: SelectionView;
  breadcrumbs: ReactNode;
  /** The ways to look at it. */
  tabs: ReactNode;
}

export function SelectionPage({ view, breadcrumbs, tabs }: SelectionPageProps) {
  const { title, lead, picture, pictureRights, group, stops, ordered, failed } = view;
  const loadSource = async () => {
    const { loadTiles } = await import('#api/load-tiles.ts');
    return { figures: picture ? [{ picture, ...pictureRights }] : [], loadTiles };
  };
  return (
    <article>
      <PictureGallery id={view.id} loadSource={loadSource}>
        <Hero
          title={title}
          lead={lead}
          picture={picture}
          breadcrumbs={breadcrumbs}
          kicker={{ text: group.title.text, lang: group.title.lang, href: group.href }}
          pictureActions={<HeroActions title={title.text} picture={picture} />}
          transitionName={MAIN_PICTURE}
        >
          <HeroTabs>{tabs}</HeroTabs>
          <Credits {...pictureRights} />
        </Hero>
      </PictureGallery>
      <Column>
        <Walk stops={stops} ordered={ordered} failed={failed} />
      </Column>
    </article>
  );
}
