import { PageTop } from '#components/page-top.tsx';
import { Trail } from '#components/trail.tsx';
import { ContentViews } from '#components/view-tabs.tsx';
import { useText } from '#i18n/use-text.ts';
import { documentPath } from '#api/transform/page-paths.ts';
import { listStep } from '#api/transform/trails.ts';
import type { loadRebus } from './load-rebus.ts';

export interface RebusTopProps {
  readonly data: Awaited<ReturnType<typeof loadRebus>>;
  readonly current: 'list' | 'map';
}

/** The top of a rebus's list and map pages. */
export function RebusTop({ data: { view, rebus }, current }: RebusTopProps) {
  const t = useText();
  const { id, title } = view;
  return (
    <PageTop
      wide={current === 'map'}
      title={title}
      breadcrumbs={<Trail steps={[listStep('rebus', t)]} title={title} />}
      tabs={
        <ContentViews
          path={documentPath('rebus', id)}
          current={current}
          count={rebus.posts.length}
        />
      }
    />
  );
}
