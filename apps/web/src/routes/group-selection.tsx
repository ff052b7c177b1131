import { createFileRoute } from '@tanstack/react-router';
import { SelectionPage } from '#features/presentation/selection-page.tsx';
import { useText } from '#i18n/use-text.ts';
import { pageHead } from '#platform/page-head.ts';
import { selectionAddress } from '#services/transform/addresses.ts';
import { breadcrumbList } from '#services/transform/structured-data.ts';
import { headContext } from './parts/head-context.ts';
import { loadSelection } from './parts/load-selection.ts';
import { selectionTrail } from './parts/trails.ts';
import { Trail } from './parts/trail.tsx';
import { WalkViews } from './parts/walk-views.tsx';

export const Route = createFileRoute('/group/$presentationId/selection/$selectionId')({
  loader: ({ params, context: { texts } }) => loadSelection(params, texts),
  head: ({ loaderData: view, match }) => {
    if (!view) return {};
    const context = headContext(match.context);
    const { t } = context.texts;
    const { group, title, lead, picture } = view;
    const path = selectionAddress(group.id, view.id);
    const crumbs = [
      { title: t('shell.home'), path: '/' },
      ...selectionTrail(view, t),
      { title: title.text, path },
    ];
    const structuredData = [breadcrumbList(crumbs, context.origin)];
    const description = lead?.text ?? group.title.text;
    return pageHead({ title: title.text, description, path, picture, structuredData }, context);
  },
  component: Selection,
});

function Selection() {
  const view = Route.useLoaderData();
  const t = useText();
  const { group, stops, title } = view;
  return (
    <SelectionPage
      view={view}
      breadcrumbs={<Trail steps={selectionTrail(view, t)} title={title} />}
      tabs={
        <WalkViews
          path={selectionAddress(group.id, view.id)}
          current="about"
          count={stops.length}
        />
      }
    />
  );
}
