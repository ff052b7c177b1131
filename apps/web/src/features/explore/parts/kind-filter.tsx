import { KIND_ICONS } from '#content/kind-icon.ts';
import type { MessageKey } from '#i18n/texts.ts';
import { useText } from '#i18n/use-text.ts';
import { Chip } from '#ui/chip.tsx';
import { kindsOf, mapSearchAddress, toggleKind } from '../map-address.ts';
import { MAP_KINDS } from '../map-search.ts';
import type { MapKind, MapSearch } from '../map-search.ts';
import styles from './kind-filter.module.css';

const WORDS: Readonly<Record<MapKind, MessageKey>> = {
  article: 'explore.tab.articles',
  group: 'explore.tab.presentations',
  rebus: 'explore.tab.rebus',
  owner: 'explore.tab.museums',
};

/** Chooses what stands on the map. Each choice is an address, so it works before the map does, and back takes it back. */
export function KindFilter({ search }: { search: MapSearch }) {
  const t = useText();
  const chosen = search.k === undefined ? [] : kindsOf(search);
  return (
    <nav aria-label={t('map.kinds')} className={styles.strip}>
      <ul className={styles.chips}>
        {MAP_KINDS.map((kind) => (
          <li key={kind}>
            <Chip
              href={mapSearchAddress(toggleKind(search, kind))}
              label={t(WORDS[kind])}
              icon={KIND_ICONS[kind]}
              current={chosen.includes(kind)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
