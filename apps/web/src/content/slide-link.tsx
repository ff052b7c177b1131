import { fullImageAddress } from '@varde/domain/media-kinds';
import type { MouseEvent, ReactNode } from 'react';
import { opensElsewhere } from '#platform/opens-elsewhere.ts';
import { prepareGallery, useOpenSlide } from './picture-gallery.tsx';
import type { PictureView } from './view-models.ts';

export interface SlideLinkProps {
  readonly picture: PictureView;
  readonly className?: string | undefined;
  /** Names the link. Default: the words in it. */
  readonly label?: string;
  readonly children: ReactNode;
  /** What stands where the page has no such slide. Default: nothing. */
  readonly plain?: ReactNode;
}

/** Opens a picture in the page's gallery; without script, its file. */
export function SlideLink({ picture, className, label, children, plain }: SlideLinkProps) {
  const open = useOpenSlide();
  const { slideId } = picture;
  if (!open || slideId === undefined) return plain;
  const href = fullImageAddress(picture.url);
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
      aria-label={label}
      data-slide={slideId}
      onClick={handleClick}
      onPointerEnter={prepareGallery}
    >
      {children}
    </a>
  );
}
