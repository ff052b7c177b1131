import { fullImageAddress } from '@varde/domain/media-kinds';
import { Maximize2 } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { prepareGallery, useOpenSlide } from './picture-gallery.tsx';
import { ShareButton } from './share-button.tsx';
import type { PictureView } from './view-models.ts';

export interface HeroActionsProps {
  readonly title: string;
  readonly picture: PictureView | undefined;
}

/** What can be done with a page from its opening picture (specification §2). */
export function HeroActions({ title, picture }: HeroActionsProps) {
  const t = useText();
  const open = useOpenSlide();
  const slideId = picture?.slideId;
  return (
    <>
      <ShareButton title={title} />
      {open && picture && slideId !== undefined && (
        <IconButton
          raised
          icon={Maximize2}
          label={t('hero.fullScreen')}
          data-slide={slideId}
          onPointerEnter={prepareGallery}
          onClick={() => open(slideId, fullImageAddress(picture.url))}
        />
      )}
    </>
  );
}
