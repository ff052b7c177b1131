/** The offline bundles of this device, to open or remove. */
import { STORAGE_LIFE_DAYS } from '@varde/domain/constants';
import { Trash2 } from 'lucide-react';
import { packsMessages } from '#i18n/groups/packs.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { useLanguage } from '#i18n/use-text.ts';
import { useStoredBundles } from '#state/device-stores.ts';
import type { StoredBundle } from '#state/offline-store.ts';
import { Button } from '#ui/button.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { removeBundle } from './bundle-work.ts';
import styles from './parts/bundle.module.css';
import { formatSize, leftOutText } from './parts/bundle-text.ts';

export function StoredBundles() {
  const t = useGroupText(packsMessages);
  const packs = useStoredBundles();
  return (
    <section className={styles.stored}>
      <h2 className={styles.title}>{t('pack.storedTitle')}</h2>
      <p>{t('pack.storedBody', { days: STORAGE_LIFE_DAYS })}</p>
      {packs?.length === 0 && <p>{t('pack.none')}</p>}
      {packs && packs.length > 0 && (
        <ul className={styles.list}>
          {packs.map((bundle) => (
            <Row key={bundle.cache} bundle={bundle} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ bundle }: { bundle: StoredBundle }) {
  const t = useGroupText(packsMessages);
  const { tag } = useLanguage();
  const { address, title, bytes, storedAt, leftOut } = bundle;
  const date = new Date(storedAt).toLocaleDateString(tag, { dateStyle: 'medium' });
  const missing = leftOutText(leftOut, t, tag);
  return (
    <li className={styles.row} data-surface="card">
      <div className={styles.words}>
        <SiteLink href={address}>{title}</SiteLink>
        <p className={styles.quiet}>{t('pack.size', { size: formatSize(bytes, tag), date })}</p>
        {missing && <p className={styles.quiet}>{t('pack.leftOut', { what: missing })}</p>}
      </div>
      <Button
        variant="quiet"
        icon={Trash2}
        aria-label={t('pack.removeName', { title })}
        onClick={() => void removeBundle(bundle)}
      >
        {t('pack.remove')}
      </Button>
    </li>
  );
}
