import { fullImageUrl } from '@varde/domain/media-kinds';
import type { MouseEvent, ReactNode } from 'react';
import { opensElsewhere } from '#browser/opens-elsewhere.ts';
import type { ImageView } from '#view-models.ts';
import { prepareGallery, useOpenSlide } from './image-gallery.tsx';

export interface SlideLinkProps {
  readonly image: ImageView;
  readonly className?: string | undefined;
  /** Names a link without words. Default: the words in it. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Opens a picture in the page's gallery; without script, its file. Where there is no such slide, it leads nowhere. */
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
