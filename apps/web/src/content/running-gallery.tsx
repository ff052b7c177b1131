import type { AnyRouter } from '@tanstack/react-router';
import { useText } from '#i18n/use-text.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Gallery } from '#viewers/gallery/gallery.tsx';
import { slideVisit } from '#viewers/gallery/slide-visit.ts';
import type { SlideAddress } from '#viewers/gallery/slide-hash.ts';
import { FigureWords } from './figure-words.tsx';
import type { PictureGalleryProps } from './picture-gallery.tsx';
import type { FigureView } from './view-models.ts';

export interface RunningGalleryProps extends Omit<PictureGalleryProps, 'children'> {
  readonly hash: string;
}

/** Goes to a slide, so that Back leaves it. */
export function askForSlide(router: AnyRouter, address: SlideAddress): void {
  slideVisit(router).ask(address);
}

/** The gallery with its words. */
export function RunningGallery({ id, hash, figures, loadTiles }: RunningGalleryProps) {
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
  const props = { id, hash, labels, loadTiles, renderWords };
  return <Gallery {...props} slides={figures} />;
}
