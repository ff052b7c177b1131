import { WifiOff } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import { useOnline } from '#platform/network.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import styles from './banner.module.css';
import { Banner } from './banner.tsx';

/** Tells that the network is gone, while it is; the place it stands in is there before, so that it is read aloud. */
export function OfflineBanner() {
  const t = useText();
  const online = useOnline();
  return (
    <div className={styles.sticky}>
      <LiveRegion>{!online && <Banner icon={WifiOff}>{t('shell.offline')}</Banner>}</LiveRegion>
    </div>
  );
}
