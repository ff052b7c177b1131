import { Maximize2, Check, Link as LinkIcon, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { pageUrl, sharePage, useShareMeans } from '#browser/share.ts';
import { IconButton, iconDisc } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ImageView } from '#view-models.ts';
import { FavouriteButton } from './favourite-button.tsx';
import styles from './share-button.module.css';
import { SlideLink } from './image-gallery.tsx';

export interface HeroActionsProps {
  readonly title: string;
  readonly image: ImageView | undefined;
  /** Id of the page's document, if it can be a favourite. */
  readonly favouriteId?: number | undefined;
}

/** Actions of a page's hero (specification §2.7). */
export function HeroActions({ title, image, favouriteId }: HeroActionsProps) {
  const t = useText();
  return (
    <>
      {/* Appears after hydration: first in the row, so that the other buttons do not move. */}
      <ShareButton title={title} />
      {favouriteId !== undefined && <FavouriteButton raised id={favouriteId} title={title} />}
      {image && (
        <SlideLink image={image} label={t('hero.fullScreen')} className={iconDisc}>
          <Icon icon={Maximize2} />
        </SlideLink>
      )}
    </>
  );
}

const COPIED_NOTICE_MS = 4_000;

/**
 * Shares the page where the browser supports it (specification §2.7), otherwise copies its URL.
 * Hidden where neither is possible.
 */
function ShareButton({ title }: { readonly title: string }) {
  const t = useText();
  const means = useShareMeans();
  const [isCopied, setCopied] = useState(false);
  if (!means) return null;
  const share = async () => {
    const outcome = await sharePage({ title, url: pageUrl() });
    if (outcome !== 'copied') return;
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_NOTICE_MS);
  };
  return (
    <span className={styles.share}>
      <output className={styles.told} data-shown={isCopied}>
        {isCopied && t('hero.copied')}
      </output>
      <IconButton
        raised
        icon={means === 'share' ? Share2 : isCopied ? Check : LinkIcon}
        label={t(means === 'share' ? 'hero.share' : 'hero.copyLink')}
        onClick={() => void share()}
      />
    </span>
  );
}
