import type { MouseEvent, ReactNode } from 'react';
import { prepareGallery, useOpenSlide } from './picture-gallery.tsx';

export interface SlideLinkProps {
  /** `undefined`: no slide of the gallery, and no link. */
  readonly slideId: number | undefined;
  /** The picture's file, for when there is no script. */
  readonly href: string;
  readonly className?: string | undefined;
  /** Its words name the link. */
  readonly children: ReactNode;
}

/** A picture that opens in the page's gallery. */
export function SlideLink({ slideId, href, className, children }: SlideLinkProps) {
  const open = useOpenSlide();
  if (!open || slideId === undefined) return children;
  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(slideId, href);
  };
  return (
    <a
      href={href}
      className={className}
      data-slide={slideId}
      onClick={handleClick}
      onPointerEnter={prepareGallery}
    >
      {children}
    </a>
  );
}
