import { PageTop } from '#components/page-top.tsx';
import { useText } from '#i18n/use-text.ts';
import { documentPath } from '#api/transform/page-paths.ts';
import type { loadRebus } from './load-rebus.ts';
import { Trail } from './trail.tsx';
import { listStep } from './trails.ts';
import { WalkViews } from './walk-views.tsx';

export interface RebusTopProps {
  data: Awaited<ReturnType<typeof loadRebus>>;
  current: 'list' | 'map';
}

/** Opens the list and the map of a rebus. */
export function RebusTop({ data: { view, rebus }, current }: RebusTopProps) {
  const t = useText();
  const { id, title } = view;
  return (
    <PageTop
      wide={current === 'map'}
      title={title}
      breadcrumbs={<Trail steps={[listStep('rebus', t)]} title={title} />}
      tabs={
        <WalkViews path={documentPath('rebus', id)} current={current} count={rebus.posts.length} />
      }
    />
  );
}
