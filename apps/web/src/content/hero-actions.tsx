import { FullPicture } from './full-picture.tsx';
import { ShareButton } from './share-button.tsx';
import type { PictureView } from './view-models.ts';

export interface HeroActionsProps {
  readonly title: string;
  readonly picture: PictureView | undefined;
}

/** What can be done with a page from its opening picture (specification §2). */
export function HeroActions({ title, picture }: HeroActionsProps) {
  return (
    <>
      <ShareButton title={title} />
      {picture && <FullPicture picture={picture} />}
    </>
  );
}
