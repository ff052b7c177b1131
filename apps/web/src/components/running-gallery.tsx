import type { AnyRouter } from '@tanstack/react-router';
import type { Language } from '@varde/domain/languages';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { FigureView } from '#view-models.ts';
import { Gallery } from '#viewers/gallery/gallery.tsx';
import { type SlideRef, slideVisit } from '#viewers/gallery/slide-visit.ts';
import type { FigureCaptionProps } from './credits.tsx';
import type { GallerySource, ImageGalleryProps } from './image-gallery.tsx';

export interface RunningGalleryProps extends Pick<ImageGalleryProps, 'id' | 'view' | 'loadSource'> {
  /** Hash of the page's URL, without `#`. */
  readonly hash: string;
  /** `FigureCaption`, already in the page's bundle. */
  readonly Caption: ComponentType<FigureCaptionProps>;
}

/** Opens a slide as a history entry, so that Back closes it. */
export function navigateToSlide(router: AnyRouter, slideRef: SlideRef): void {
  slideVisit(router).open(slideRef);
}

export function RunningGallery({ hash, Caption, ...images }: RunningGalleryProps) {
  const { id } = images;
  const t = useText();
  const source = useSource(images);
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

/** `undefined` while it loads and after a failure; that of an earlier view while the next one loads. */
function useSource({
  id,
  view,
  loadSource,
}: Pick<RunningGalleryProps, 'id' | 'view' | 'loadSource'>): GallerySource | undefined {
  const [loaded, setLoaded] = useState<LoadedSource>();
  const language = useLanguage();
  // Of the latest render, which is the one with this view.
  const loadOf = useEffectEvent((_view: object) => loadSource());
  useEffect(() => {
    let isCancelled = false;
    loadOf(view).then(
      (source) => !isCancelled && setLoaded({ id, language, source }),
      () => undefined,
    );
    return () => void (isCancelled = true);
  }, [id, view, language]);
  return loaded?.id === id && loaded.language === language ? loaded.source : undefined;
}
