import { Amphora, Box, ExternalLink, Map as MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Credits } from '#content/credits.tsx';
import { Facts } from '#content/facts.tsx';
import { FigureGrid } from '#content/figure-grid.tsx';
import { RichText } from '#content/rich-text.tsx';
import { HeroActions } from '#content/hero-actions.tsx';
import { Hero } from '#content/hero.tsx';
import { PictureGallery } from '#content/picture-gallery.tsx';
import { useText } from '#i18n/use-text.ts';
import { MAIN_PICTURE } from '#platform/main-picture.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import styles from './object-page.module.css';
import type { ObjectView } from './object-view.ts';

export interface ObjectPageProps {
  readonly view: ObjectView;
  /** Its sounds and films. */
  readonly played?: ReactNode;
}

/** Names the page's gallery in addresses: it has only one. */
const GALLERY_ID = 1;

/** An object of the museum database. */
export function ObjectPage({ view, played }: ObjectPageProps) {
  const { title, kicker, text, picture, pictureRights, figures, facts, words } = view;
  const loadSource = async () => (await import('./object-slides.ts')).objectSlides(view);
  return (
    <PictureGallery id={GALLERY_ID} loadSource={loadSource}>
      <Hero
        title={title}
        kicker={{ text: kicker }}
        picture={picture}
        {...(picture ? {} : { emblem: Amphora })}
        pictureActions={<HeroActions title={title.text} picture={picture} />}
        transitionName={MAIN_PICTURE}
      >
        <Credits {...pictureRights} />
        {text && <RichText text={text} />}
        <Ways view={view} />
        {played}
        <FigureGrid figures={figures} />
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

/** On from the object: around it, to its place, to its source. */
function Ways({ view: { id, model, mapHref, source, words } }: { view: ObjectView }) {
  const t = useText();
  return (
    <p className={styles.ways}>
      {model && (
        <ButtonLink href={`/ar/${id}`} variant="primary" icon={Box}>
          {words.model}
        </ButtonLink>
      )}
      <ButtonLink href={source.href} icon={ExternalLink}>
        {t('source.open', { source: source.host })}
      </ButtonLink>
      <ButtonLink href={mapHref ?? '/explore/map'} icon={MapIcon}>
        {t(mapHref ? 'article.showOnMap' : 'source.toMap')}
      </ButtonLink>
    </p>
  );
}
