/** Connects a page to the gallery of its images; the gallery's code is loaded on first use. */
import { useLocation, useRouter } from '@tanstack/react-router';
import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  createContext,
  use,
  useEffect,
  useState,
} from 'react';
import { fullImageUrl } from '@varde/domain/media-kinds';
import type { FigureView, ImageView } from '#view-models.ts';
import { openUrl } from '#browser/page-url.ts';
import type { LoadTiles } from '#viewers/gallery/gallery-slide.ts';
import { opensElsewhere } from '#browser/opens-elsewhere.ts';
import { FigureCaption } from './credits.tsx';
import type { RunningGalleryProps } from './running-gallery.tsx';

export interface GallerySource {
  /** All images of the page in order, without duplicates. */
  readonly figures: readonly FigureView[];
  readonly loadTiles: LoadTiles;
}

export interface ImageGalleryProps {
  /** Id of the document or selection; identifies the gallery in URLs. */
  readonly id: number;
  /** What shows the images: another one, as after unlocking, has other images. */
  readonly view: object;
  /** Called once the gallery's code has loaded, and for another view. */
  readonly loadSource: () => Promise<GallerySource>;
  readonly children: ReactNode;
}

/** @param file URL of the image file, the fallback if the gallery's code fails to load */
export type OpenSlide = (slideId: number, file: string) => void;

const GalleryContext = createContext<OpenSlide | undefined>(undefined);

/** Opens a slide of the page's gallery; `undefined` on pages without a gallery. */
const useOpenSlide = (): OpenSlide | undefined => use(GalleryContext);

const load = () => import('./running-gallery.tsx');

/** Preloads the gallery, e.g. on pointer enter. */
const prepareGallery = (): void => void load().catch(() => undefined);

/** Wraps a page whose images open in one gallery. */
export function ImageGallery({ id, view, loadSource, children }: ImageGalleryProps) {
  const router = useRouter();
  const hash = useLocation({ select: (location) => location.hash });
  const [LoadedGallery, setLoadedGallery] = useState<ComponentType<RunningGalleryProps>>();
  const isRequested = hash.includes('gid=');
  useEffect(() => {
    // Optional: if the gallery fails to load, the page works without it.
    if (isRequested)
      load().then(
        (loaded) => setLoadedGallery(() => loaded.RunningGallery),
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
      {LoadedGallery && (
        <LoadedGallery {...{ id, view, hash, loadSource }} Caption={FigureCaption} />
      )}
    </GalleryContext>
  );
}

interface SlideLinkProps {
  readonly image: ImageView;
  readonly className?: string | undefined;
  /** Accessible name of a link without text. Default: its text. */
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * Opens an image in the page's gallery; without script, links to the image file. Not a link if the
 * gallery has no such slide.
 */
export function SlideLink({ image, className, label, children }: SlideLinkProps) {
  const open = useOpenSlide();
  const { slideId } = image;
  if (!open || slideId === undefined) return label ? null : children;
  const href = fullImageUrl(image.url);
  const handleClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    open(slideId, href);
  };
  return (
    <a
      href={href}
      className={className}
      title={label}
      data-slide={slideId}
      onClick={handleClick}
      onPointerEnter={prepareGallery}
    >
      {children}
    </a>
  );
}
