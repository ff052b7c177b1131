import { ExternalLink, Map as MapIcon, MessageSquareQuote } from 'lucide-react';
import type { ReactNode } from 'react';
import { Credits } from '#content/credits.tsx';
import { Facts } from '#content/facts.tsx';
import { FigureGrid } from '#content/figure-grid.tsx';
import { HeroActions } from '#content/hero-actions.tsx';
import { Hero } from '#content/hero.tsx';
import { PictureGallery } from '#content/picture-gallery.tsx';
import { RichText } from '#content/rich-text.tsx';
import { useText } from '#i18n/use-text.ts';
import { MAIN_PICTURE } from '#platform/main-picture.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import styles from './memory-page.module.css';
import type { MemoryAnswerView, MemoryView } from './memory-view.ts';

export interface MemoryPageProps {
  readonly view: MemoryView;
  /** Its sounds and films. */
  readonly played?: ReactNode;
}

/** Names the page's gallery in addresses: it has only one. */
const GALLERY_ID = 1;

/** A memory that somebody told a museum. */
export function MemoryPage({ view, played }: MemoryPageProps) {
  const { title, kicker, picture, pictureRights, answers, figures, facts, words } = view;
  const loadSource = async () => (await import('./memory-slides.ts')).memorySlides(view);
  return (
    <PictureGallery id={GALLERY_ID} loadSource={loadSource}>
      <Hero
        title={title}
        kicker={{ text: kicker }}
        picture={picture}
        {...(picture ? {} : { emblem: MessageSquareQuote })}
        pictureActions={<HeroActions title={title.text} picture={picture} />}
        transitionName={MAIN_PICTURE}
      >
        <Credits {...pictureRights} />
        {answers.map((answer, index) => (
          // Answers have no identity of their own, and their order never changes on a page.
          <Answer key={index} {...answer} />
        ))}
        {played}
        <FigureGrid figures={figures} />
        <Ways view={view} />
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

function Answer({ question, answer, isShort }: MemoryAnswerView) {
  return (
    <section className={isShort ? styles.short : undefined}>
      {question && (
        <h2 className={styles.question} lang={question.lang}>
          {question.text}
        </h2>
      )}
      <RichText text={answer} />
    </section>
  );
}

function Ways({ view: { mapHref, source } }: { view: MemoryView }) {
  const t = useText();
  return (
    <p className={styles.ways}>
      <ButtonLink href={mapHref ?? '/explore/map'} icon={MapIcon}>
        {t(mapHref ? 'article.showOnMap' : 'source.toMap')}
      </ButtonLink>
      <ButtonLink href={source.href} icon={ExternalLink}>
        {t('source.open', { source: source.host })}
      </ButtonLink>
    </p>
  );
}
