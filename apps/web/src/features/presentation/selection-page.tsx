import type { ReactNode } from 'react';
import { Credits } from '#components/credits.tsx';
import { HeroActions } from '#components/hero-actions.tsx';
import { HeroTabs, Hero } from '#components/hero.tsx';
import { ImageGallery } from '#components/image-gallery.tsx';
import { MAIN_IMAGE } from '#browser/main-image.ts';
import { loadTilesLazily } from '#api/lazy-tiles.ts';
import { Column } from '#ui/column.tsx';
import type { SelectionView } from './walk-view.ts';
import { Walk } from './walk.tsx';

export interface SelectionPageProps {
  view: SelectionView;
  breadcrumbs: ReactNode;
  /** Tabs to its other views. */
  tabs: ReactNode;
}

export function SelectionPage({ view, breadcrumbs, tabs }: SelectionPageProps) {
  const { title, lead, image, imageRights, group, stops, ordered, failed } = view;
  const loadSource = async () => ({
    figures: image ? [{ image, ...imageRights }] : [],
    loadTiles: loadTilesLazily,
  });
  return (
    <article>
      <ImageGallery id={view.id} view={view} loadSource={loadSource}>
        <Hero
          title={title}
          lead={lead}
          image={image}
          breadcrumbs={breadcrumbs}
          kicker={{ text: group.title.text, lang: group.title.lang, href: group.href }}
          imageActions={<HeroActions title={title.text} image={image} />}
          transitionName={MAIN_IMAGE}
        >
          <HeroTabs>{tabs}</HeroTabs>
          <Credits {...imageRights} />
        </Hero>
      </ImageGallery>
      <Column>
        <Walk stops={stops} ordered={ordered} failed={failed} />
      </Column>
    </article>
  );
}
