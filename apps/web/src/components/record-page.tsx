import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { MAIN_IMAGE } from '#browser/main-image.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { FactRow, FigureView, ImageView, RightsView, TextView } from '#view-models.ts';
import type { LoadTiles } from '#viewers/gallery/gallery-slide.ts';
import { Credits } from './credits.tsx';
import { Facts } from './facts.tsx';
import { FigureGrid } from './figure-grid.tsx';
import { HeroActions } from './hero-actions.tsx';
import { Hero } from './hero.tsx';
import type { ImageShape } from './responsive-image.tsx';
import { ImageGallery } from './image-gallery.tsx';
import styles from './record-page.module.css';

export interface RecordView {
  readonly title: TextView;
  readonly kicker: string;
  readonly image?: ImageView | undefined;
  readonly imageRights: RightsView;
  /** All images except the main one. */
  readonly figures: readonly FigureView[];
  readonly facts: readonly FactRow[];
  readonly labels: { readonly facts: string };
}

export interface RecordPageProps {
  readonly view: RecordView;
  /** Shown if there is no image. */
  readonly emblem: LucideIcon;
  /** Default: `landscape`. */
  readonly imageShape?: ImageShape;
  readonly loadTiles: LoadTiles;
  /** The record's text, above its other images. */
  readonly children: ReactNode;
  /** Below its other images. */
  readonly after?: ReactNode;
}

/** Identifies the page's only gallery in URLs. */
const GALLERY_ID = 1;

/** Page of a record from an external collection: main image, text, other images, facts. */
export function RecordPage(props: RecordPageProps) {
  const { view, emblem, imageShape, loadTiles, children, after } = props;
  const { title, kicker, image, imageRights, figures, facts, labels } = view;
  const loadSource = async () => {
    const opening = image ? [{ image, ...imageRights }] : [];
    return { figures: [...opening, ...figures], loadTiles };
  };
  return (
    <ImageGallery id={GALLERY_ID} view={view} loadSource={loadSource}>
      <Hero
        title={title}
        kicker={{ text: kicker }}
        {...(image ? { image, imageShape } : { emblem })}
        imageActions={<HeroActions title={title.text} image={image} />}
        transitionName={MAIN_IMAGE}
      >
        <Credits {...imageRights} />
        {children}
        <FigureGrid figures={figures} />
        {after}
        {facts.length > 0 && (
          <section>
            <SectionHeading title={labels.facts} />
            <Facts rows={facts} />
          </section>
        )}
      </Hero>
    </ImageGallery>
  );
}

/** Links of an external record: to its place on the map and to its source. */
export function RecordLinks({ children }: { children: ReactNode }) {
  return <p className={styles.ways}>{children}</p>;
}
