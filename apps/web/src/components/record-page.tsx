import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { MAIN_PICTURE } from '#browser/main-picture.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { FactRow, FigureView, PictureView, RightsView, TextView } from '#view-models.ts';
import type { LoadTiles } from '#viewers/gallery/gallery-slide.ts';
import { Credits } from './credits.tsx';
import { Facts } from './facts.tsx';
import { FigureGrid } from './figure-grid.tsx';
import { HeroActions } from './hero-actions.tsx';
import { Hero } from './hero.tsx';
import { PictureGallery } from './picture-gallery.tsx';

export interface RecordView {
  readonly title: TextView;
  readonly kicker: string;
  readonly picture?: PictureView | undefined;
  readonly pictureRights: RightsView;
  /** All but the opening picture. */
  readonly figures: readonly FigureView[];
  readonly facts: readonly FactRow[];
  readonly words: { readonly facts: string };
}

export interface RecordPageProps {
  readonly view: RecordView;
  /** Where there is no picture. */
  readonly emblem: LucideIcon;
  /** Asked for with the gallery's code. */
  readonly loadTiles: () => Promise<LoadTiles>;
  /** What it tells, before its further pictures. */
  readonly children: ReactNode;
  /** After its further pictures. */
  readonly after?: ReactNode;
}

/** Names the page's gallery in addresses: it has only one. */
const GALLERY_ID = 1;

/** Something that another collection keeps: its opening picture, what it tells, its further pictures, its facts. */
export function RecordPage({ view, emblem, loadTiles, children, after }: RecordPageProps) {
  const { title, kicker, picture, pictureRights, figures, facts, words } = view;
  const loadSource = async () => {
    const opening = picture ? [{ picture, ...pictureRights }] : [];
    return { figures: [...opening, ...figures], loadTiles: await loadTiles() };
  };
  return (
    <PictureGallery id={GALLERY_ID} loadSource={loadSource}>
      <Hero
        title={title}
        kicker={{ text: kicker }}
        {...(picture ? { picture } : { emblem })}
        pictureActions={<HeroActions title={title.text} picture={picture} />}
        transitionName={MAIN_PICTURE}
      >
        <Credits {...pictureRights} />
        {children}
        <FigureGrid figures={figures} />
        {after}
        {facts.length > 0 && (
          <section>
            <SectionHeading title={words.facts} />
            <Facts rows={facts} />
          </section>
        )}
      </Hero>
    </PictureGallery>
  );
}
