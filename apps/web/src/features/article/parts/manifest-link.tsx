import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { copyText, useCanCopy } from '#browser/share.ts';
import { publicSite, serverUrl } from '#browser/site.ts';
import { Button } from '#ui/button.tsx';
import styles from './manifest-link.module.css';

export interface ManifestLinkProps {
  readonly path: string;
}

/** The IIIF manifest of the page: to open, and to copy into an image viewer. */
export function ManifestLink({ path }: ManifestLinkProps) {
  const t = useText();
  const canCopy = useCanCopy();
  const [isCopied, setCopied] = useState(false);
  const href = serverUrl(path);
  const copy = async () => setCopied(await copyText(new URL(href, publicSite().origin).href));
  return (
    <div className={styles.manifest} data-print="hide">
      <a href={href}>{t('article.manifest')}</a>
      {canCopy && (
        <Button variant="quiet" icon={isCopied ? Check : Copy} onClick={() => void copy()}>
          {t('article.manifestCopy')}
        </Button>
      )}
      <output>{isCopied && t('hero.copied')}</output>
    </div>
  );
}
