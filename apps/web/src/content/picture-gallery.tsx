import type { ReactNode } from 'react';
import { useText } from '#i18n/use-text.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { LoadTiles } from '#viewers/gallery/gallery-slide.ts';
import { Gallery } from '#viewers/gallery/gallery.tsx';
import { FigureWords } from './figure-words.tsx';
import type { FigureView } from './view-models.ts';

export interface PictureGalleryProps {
  /** Of the document or selection; names the gallery in addresses. */
  readonly id: number;
  /** Every picture of the page, in order, each once. */
  readonly figures: readonly FigureView[];
  readonly loadTiles: LoadTiles;
  readonly children: ReactNode;
}

/** Around a page: its pictures open in one gallery. */
export function PictureGallery({ id, figures, loadTiles, children }: PictureGalleryProps) {
  const t = useText();
  const labels = {
    gallery: t('gallery.label'),
    close: t('gallery.close'),
    zoom: t('gallery.zoom'),
    previous: t('gallery.previous'),
    next: t('gallery.next'),
    failed: t('gallery.failed'),
  };
  const renderWords = (figure: FigureView, number: number) => (
    <div>
      <VisuallyHidden>{t('article.position', { number, total: figures.length })}</VisuallyHidden>
      <FigureWords figure={figure} />
    </div>
  );
  return (
    <Gallery
      id={id}
      slides={figures}
      labels={labels}
      loadTiles={loadTiles}
      renderWords={renderWords}
    >
      {children}
    </Gallery>
  );
}
