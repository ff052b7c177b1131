/** The way from a page to the gallery of its pictures, whose code comes when the first one is asked for. */
import { useLocation, useRouter } from '@tanstack/react-router';
import { createContext, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { openUrl } from '#browser/page-url.ts';
import type { FigureView } from '#view-models.ts';
import type { LoadTiles } from '#viewers/gallery/gallery-slide.ts';
import { FigureCaption } from './figure-caption.tsx';
import type { RunningGalleryProps } from './running-gallery.tsx';

export interface GallerySource {
  /** Every picture of the page, in order, each once. */
  readonly figures: readonly FigureView[];
  readonly loadTiles: LoadTiles;
}

export interface ImageGalleryProps {
  /** Of the document or selection; names the gallery in addresses. */
  readonly id: number;
  /** Asked for with the gallery's code. */
  readonly loadSource: () => Promise<GallerySource>;
  readonly children: ReactNode;
}

/** @param file address of the picture, for when the gallery's code does not come */
export type OpenSlide = (slideId: number, file: string) => void;

const GalleryContext = createContext<OpenSlide | undefined>(undefined);

/** Opens a slide of the page's gallery; `undefined` where the page has none. */
export const useOpenSlide = (): OpenSlide | undefined => use(GalleryContext);

const load = () => import('./running-gallery.tsx');

/** For the moment when the visitor is about to open a slide. */
export const prepareGallery = (): void => void load().catch(() => undefined);

/** Around a page: its pictures open in one gallery. */
export function ImageGallery({ id, loadSource, children }: ImageGalleryProps) {
  const router = useRouter();
  const hash = useLocation({ select: (location) => location.hash });
  const [Running, setRunning] = useState<ComponentType<RunningGalleryProps>>();
  const isRequested = hash.includes('gid=');
  useEffect(() => {
    // Should it not come, the page is whole without.
    if (isRequested)
      load().then(
        (loaded) => setRunning(() => loaded.RunningGallery),
        () => undefined,
      );
  }, [isRequested]);
  const open: OpenSlide = (slide, file) =>
    void load().then(
      ({ navigateToSlide }) => navigateToSlide(router, { gallery: id, slide }),
      () => openUrl(file),
    );
  return (
    <GalleryContext value={open}>
      {children}
      {Running && <Running id={id} hash={hash} loadSource={loadSource} Caption={FigureCaption} />}
    </GalleryContext>
  );
}
