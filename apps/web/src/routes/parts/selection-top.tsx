import { PageTop } from '#components/page-top.tsx';
import type { SelectionView } from '#features/presentation/walk-view.ts';
import { useText } from '#i18n/use-text.ts';
import { selectionPath } from '#api/transform/page-paths.ts';
import { selectionTrail } from './trails.ts';
import { Trail } from './trail.tsx';
import { WalkViews } from './walk-views.tsx';

/** Opens the list and the map of a selection. */
export function SelectionTop({ view, current }: { view: SelectionView; current: 'list' | 'map' }) {
  const t = useText();
  const { title, stops } = view;
  return (
    <PageTop
      wide={current === 'map'}
      title={title}
      breadcrumbs={<Trail steps={selectionTrail(view, t)} title={title} />}
      tabs={
        <WalkViews
          path={selectionPath(view.group.id, view.id)}
          current={current}
          count={stops.length}
        />
      }
    />
  );
}
