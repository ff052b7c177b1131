import { PageTop } from '#components/page-top.tsx';
import { Trail } from '#components/trail.tsx';
import { ViewTabs } from '#components/view-tabs.tsx';
import { FoundMap } from '#features/explore/item-map.tsx';
import { useMapUrlState } from '#features/explore/use-map-url-state.ts';
import { useText } from '#i18n/use-text.ts';
import { museumTrail } from '#api/transform/trails.ts';
import type { loadOwnerMap } from './load-owner-page.ts';

export interface OwnerMapProps {
  readonly data: Awaited<ReturnType<typeof loadOwnerMap>>;
}

/** The map of what an owner has published. */
export function OwnerMap({ data: { title, path, places } }: OwnerMapProps) {
  const t = useText();
  return (
    <FoundMap
      urlState={useMapUrlState()}
      path={`${path}/map`}
      top={
        <PageTop
          wide
          title={title}
          breadcrumbs={<Trail steps={museumTrail(t)} title={title} />}
          tabs={<ViewTabs path={path} views={['about', 'map']} current="map" />}
        />
      }
      places={places}
      label={t('owner.documents', { name: title.text })}
    />
  );
}
