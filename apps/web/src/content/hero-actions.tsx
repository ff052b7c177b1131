import { Maximize2 } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import { iconDisc } from '#ui/icon-disc.ts';
import { Icon } from '#ui/icon.tsx';
import { ShareButton } from './share-button.tsx';
import { SlideLink } from './slide-link.tsx';
import type { PictureView } from './view-models.ts';

export interface HeroActionsProps {
  readonly title: string;
  readonly picture: PictureView | undefined;
}

/** What can be done with a page from its opening picture (specification §2). */
export function HeroActions({ title, picture }: HeroActionsProps) {
  const t = useText();
  return (
    <>
      <ShareButton title={title} />
      {picture && (
        <SlideLink picture={picture} label={t('hero.fullScreen')} className={iconDisc}>
          <Icon icon={Maximize2} />
        </SlideLink>
      )}
    </>
  );
}
