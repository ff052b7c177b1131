import { Map as MapIcon } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { PlaceCard } from '#content/place-card.tsx';
import { useText } from '#i18n/use-text.ts';
import { useDistances } from '#platform/use-distances.ts';
import { usePosition } from '#platform/use-position.ts';
import type { ApiResult } from '#services/api-result.ts';
import type { ItemView } from '#services/transform/list-item.ts';
import { Button } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { MapView } from '#viewers/map/map-view.tsx';
import styles from './items-map.module.css';
import { areaOf, pointsOf } from './parts/points-of.ts';
import { useMapLabels } from '#viewers/map/use-map-labels.ts';

export interface ItemsMapProps {
  title: string;
  /** Everything that belongs on it; asked for when the visitor opens the map. */
  load: () => Promise<ApiResult<readonly ItemView[]>>;
}

type State =
  | { readonly status: 'closed' | 'loading' | 'failed' }
  | { readonly status: 'open'; readonly items: readonly ItemView[] };

/** A map of one page's items, opened by a press: until then neither its code nor its places are fetched. The page lists the same. */
export function ItemsMap({ title, load }: ItemsMapProps) {
  const t = useText();
  const id = useId();
  const [state, setState] = useState<State>({ status: 'closed' });
  const open = async () => {
    setState({ status: 'loading' });
    const answer = await load();
    setState(
      answer.status === 'ok' ? { status: 'open', items: answer.data } : { status: 'failed' },
    );
  };
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHeading id={id} title={title} />
      {state.status === 'failed' && <p role="alert">{t('error.fetchError')}</p>}
      {state.status === 'open' ? (
        <OpenMap items={state.items} />
      ) : (
        <Button
          icon={MapIcon}
          onClick={() => void open()}
          aria-disabled={state.status === 'loading'}
        >
          {t('tag.showMap')}
        </Button>
      )}
    </section>
  );
}

function OpenMap({ items }: { items: readonly ItemView[] }) {
  const t = useText();
  const labels = useMapLabels();
  const points = useMemo(() => pointsOf(items), [items]);
  const [area] = useState(() => areaOf(points));
  const [selectedId, select] = useState<number>();
  const { state } = usePosition();
  const [selected] = useDistances(items.filter(({ id }) => id === selectedId));
  if (!area) return <p>{t('tag.noPlaces')}</p>;
  return (
    <>
      <div className={styles.map}>
        <MapView
          points={points}
          labels={labels}
          initialView={area}
          selectedId={selectedId}
          position={state.status === 'known' ? state.position : undefined}
          onSelect={select}
          onViewChange={ignore}
        />
      </div>
      {selected && (
        <PlaceCard
          item={selected}
          onClose={() => select(undefined)}
          closeLabel={t('map.closeCard')}
        />
      )}
    </>
  );
}

/** The list beside this map is the page's own, whole. */
function ignore(): void {}
