import { FoundMap } from '#features/explore/item-map.tsx';
import { PageTop } from '#components/page-top.tsx';
import { ViewTabs } from '#components/view-tabs.tsx';
import { useText } from '#i18n/use-text.ts';
import type { OwnerMapData } from './owner-data.ts';
import { Trail } from './trail.tsx';
import { listStep } from './trails.ts';
import { useMapUrlState } from './use-map-url-state.ts';

/** The map of what an owner has published. */
export function OwnerMapView({ data: { title, path, places } }: { data: OwnerMapData }) {
  const t = useText();
  return (
    <FoundMap
      urlState={useMapUrlState()}
      path={`${path}/map`}
      top={
        <PageTop
          wide
          title={title}
          breadcrumbs={<Trail steps={[listStep('museums', t)]} title={title} />}
          tabs={<ViewTabs path={path} views={['about', 'map']} current="map" />}
        />
      }
      places={places}
      label={t('owner.documents', { name: title.text })}
    />
  );
}
