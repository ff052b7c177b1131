import { Amphora, Box, ExternalLink, Map as MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { RecordPage, RecordLinks } from '#components/record-page.tsx';
import { RichText } from '#components/rich-text.tsx';
import { useText } from '#i18n/use-text.ts';
import { ButtonLink } from '#ui/button.tsx';
import { loadTilesLazily } from '#api/lazy-tiles.ts';
import type { ObjectView } from './object-view.ts';

export interface ObjectPageProps {
  readonly view: ObjectView;
  /** Its audio and video. */
  readonly played?: ReactNode;
}

/** An object of the museum database. */
export function ObjectPage({ view, played }: ObjectPageProps) {
  return (
    <RecordPage view={view} emblem={Amphora} imageShape="whole" loadTiles={loadTilesLazily}>
      {view.text && <RichText text={view.text} />}
      <ObjectLinks view={view} />
      {played}
    </RecordPage>
  );
}

/** Links: the AR page, the source, the place on the map. */
function ObjectLinks({ view: { id, model, mapHref, source, labels } }: { view: ObjectView }) {
  const t = useText();
  return (
    <RecordLinks>
      {model && (
        <ButtonLink href={`/ar/${id}`} variant="primary" icon={Box}>
          {labels.model}
        </ButtonLink>
      )}
      {source && (
        <ButtonLink href={source.href} icon={ExternalLink}>
          {t('source.open', { source: source.host })}
        </ButtonLink>
      )}
      <ButtonLink href={mapHref ?? '/explore/map'} icon={MapIcon}>
        {t(mapHref ? 'article.showOnMap' : 'source.toMap')}
      </ButtonLink>
    </RecordLinks>
  );
}
