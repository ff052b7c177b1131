import { PageTop } from '#components/page-top.tsx';
import { Trail } from '#components/trail.tsx';
import { ContentViews } from '#components/view-tabs.tsx';
import { useText } from '#i18n/use-text.ts';
import { selectionPath } from '#api/transform/page-paths.ts';
import { walkTrail } from '#api/transform/trails.ts';
import type { SelectionView } from './walk-view.ts';

/** The top of a selection's list and map pages. */
export function SelectionTop({ view, current }: { view: SelectionView; current: 'list' | 'map' }) {
  const t = useText();
  const { id, group, title, stops } = view;
  return (
    <PageTop
      wide={current === 'map'}
      title={title}
      breadcrumbs={<Trail steps={walkTrail('presentations', group, t)} title={title} />}
      tabs={
        <ContentViews path={selectionPath(group.id, id)} current={current} count={stops.length} />
      }
    />
  );
}
