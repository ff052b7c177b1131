import { createFileRoute } from '@tanstack/react-router';
import { SelectionPage } from '#features/presentation/selection-page.tsx';
import type { SelectionView } from '#features/presentation/walk-view.ts';
import { useText } from '#i18n/use-text.ts';
import type { PageContext } from '#state/page-context.ts';
import type { PageMeta } from '#state/page-head.ts';
import { untilLeft } from '#browser/until-left.ts';
import { selectionPath } from '#api/transform/page-paths.ts';
import { breadcrumbList } from '#api/transform/structured-data.ts';
import { headContext } from './parts/head-context.ts';
import { loadSelection } from './parts/load-selection.ts';
import { metaHead } from './parts/meta-head.ts';
import { selectionTrail } from './parts/trails.ts';
import { Trail } from './parts/trail.tsx';
import { WalkViews } from './parts/walk-views.tsx';

export const Route = createFileRoute('/group/$presentationId/selection/$selectionId')({
  loader: async ({ params, context, location }) => {
    const view = await loadSelection(params, context.texts, untilLeft(location));
    return { view, meta: selectionMeta(view, context) };
  },
  head: metaHead,
  component: Selection,
});

function Selection() {
  const { view } = Route.useLoaderData();
  const t = useText();
  const { group, stops, title } = view;
  return (
    <SelectionPage
      view={view}
      breadcrumbs={<Trail steps={selectionTrail(view, t)} title={title} />}
      tabs={
        <WalkViews path={selectionPath(group.id, view.id)} current="about" count={stops.length} />
      }
    />
  );
}

/** Of a selection; without a text of its own, its presentation describes it. */
function selectionMeta(view: SelectionView, page: PageContext): PageMeta {
  const { texts, origin } = headContext(page);
  const { group, id, title, lead, image } = view;
  const path = selectionPath(group.id, id);
  const crumbs = [
    { title: texts.t('shell.home'), path: '/' },
    ...selectionTrail(view, texts.t),
    { title: title.text, path },
  ];
  const structuredData = [breadcrumbList(crumbs, origin)];
  const description = lead?.text ?? group.title.text;
  return { title: title.text, description, path, image, structuredData };
}
