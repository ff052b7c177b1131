import type { AnyRouter } from '@tanstack/react-router';
import type { Language } from '@varde/domain/languages';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { FigureView } from '#view-models.ts';
import { Gallery } from '#viewers/gallery/gallery.tsx';
import { slideVisit, type SlideRef } from '#viewers/gallery/slide-visit.ts';
import type { FigureCaptionProps } from './figure-caption.tsx';
import type { GallerySource, ImageGalleryProps } from './image-gallery.tsx';

export interface RunningGalleryProps extends Pick<ImageGalleryProps, 'id' | 'loadSource'> {
  /** Of the page's address, without `#`. */
  readonly hash: string;
  /** `FigureWords`, which the page has already. */
  readonly Caption: ComponentType<FigureCaptionProps>;
}

/** Goes to a slide, so that Back leaves it. */
export function navigateToSlide(router: AnyRouter, slideRef: SlideRef): void {
  slideVisit(router).open(slideRef);
}

/** The gallery with its words. */
export function RunningGallery({ id, hash, loadSource, Caption }: RunningGalleryProps) {
  const t = useText();
  const source = useSource(id, loadSource);
  if (!source) return null;
  const { figures, loadTiles } = source;
  const labels = {
    gallery: t('gallery.label'),
    close: t('gallery.close'),
    zoom: t('gallery.zoom'),
    previous: t('article.previous'),
    next: t('article.next'),
    failed: t('gallery.failed'),
  };
  const renderCaption = (figure: FigureView, number: number) => (
    <div>
      <VisuallyHidden>{t('article.position', { number, total: figures.length })}</VisuallyHidden>
      <Caption figure={figure} />
    </div>
  );
  const props = { id, hash, labels, loadTiles, renderCaption };
  return <Gallery key={id} {...props} slides={figures} />;
}

interface LoadedSource {
  readonly id: number;
  readonly language: Language;
  readonly source: GallerySource;
}

/** `undefined` until it has come, and where it does not. */
function useSource(id: number, load: ImageGalleryProps['loadSource']): GallerySource | undefined {
  const [loaded, setLoaded] = useState<LoadedSource>();
  const language = useLanguage();
  const loadLatest = useEffectEvent(() => load());
  useEffect(() => {
    let isOver = false;
    loadLatest().then(
      (source) => !isOver && setLoaded({ id, language, source }),
      () => undefined,
    );
    return () => void (isOver = true);
  }, [id, language]);
  return loaded?.id === id && loaded.language === language ? loaded.source : undefined;
}
