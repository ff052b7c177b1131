import { Check, Link as LinkIcon, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { pageUrl, sharePage, useShareMeans } from '#platform/share.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './share-button.module.css';

export interface ShareButtonProps {
  readonly title: string;
}

/** How long "copied" stands there. */
const TOLD_FOR_MS = 4_000;

/** Shares the page where the browser can (specification §2), else copies its address. Not there where it can neither. */
export function ShareButton({ title }: ShareButtonProps) {
  const t = useText();
  const means = useShareMeans();
  const [isCopied, setCopied] = useState(false);
  if (!means) return null;
  const share = async () => {
    const outcome = await sharePage({ title, url: pageUrl() });
    if (outcome !== 'copied') return;
    setCopied(true);
    setTimeout(() => setCopied(false), TOLD_FOR_MS);
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
