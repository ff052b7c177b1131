/** The page of an object or memory that neither this site nor its archive has: 404, not indexed. */
import { useEffect, type ComponentType } from 'react';
import { isRecord } from '@varde/domain/is-record';
import type { SourceLinkProps } from '#components/source-page.tsx';
import { useSiteName, useText } from '#i18n/use-text.ts';
import { NotFoundPage } from '#shell/fallback-pages.tsx';
import { recordGoalEvent } from '#state/goal-events.ts';
import { documentTitle } from '#state/page-head.ts';

/** @param Unknown shows what the loader knows of the record; an invalid URL has the usual page. */
export const missingRecord = (Unknown: ComponentType<SourceLinkProps>) =>
  function MissingRecord({ data }: { data?: unknown }) {
    if (!isSourceLink(data)) return <NotFoundPage data={data} />;
    return (
      <>
        <MissingHead />
        <Unknown {...data} />
      </>
    );
  };

function MissingHead() {
  const t = useText();
  const name = useSiteName();
  useEffect(() => recordGoalEvent('404'), []);
  return (
    <>
      <title>{documentTitle(t('error.notFound.title'), name)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** As this site's loaders throw it. */
const isSourceLink = (data: unknown): data is SourceLinkProps => isRecord(data) && 'source' in data;
