import { fullImageUrl } from '@varde/domain/media-kinds';
import type { MouseEvent, ReactNode } from 'react';
import { opensElsewhere } from '#browser/opens-elsewhere.ts';
import type { ImageView } from '#view-models.ts';
import { prepareGallery, useOpenSlide } from './image-gallery.tsx';

export interface SlideLinkProps {
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
