import { Maximize2 } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import { iconDisc } from '#ui/icon-disc.ts';
import { Icon } from '#ui/icon.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { ShareButton } from './share-button.tsx';
import { SlideLink } from './slide-link.tsx';
import type { PictureView } from './view-models.ts';

export interface HeroActionsProps {
  readonly title: string;
  readonly picture: PictureView | undefined;
  /** Id of the document that the page shows, where it can be a favourite. */
  readonly favouriteId?: number | undefined;
}

/** What can be done with a page from its opening picture (specification §2). */
export function HeroActions({ title, picture, favouriteId }: HeroActionsProps) {
  const t = useText();
  return (
    <>
      {/* Comes after the page: first in the row, so that the others stay where the finger is. */}
      <ShareButton title={title} />
      {favouriteId !== undefined && <FavouriteButton raised id={favouriteId} title={title} />}
      {picture && (
        <SlideLink picture={picture} label={t('hero.fullScreen')} className={iconDisc}>
          <Icon icon={Maximize2} />
        </SlideLink>
      )}
    </>
  );
}
