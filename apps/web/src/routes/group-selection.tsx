import { createFileRoute } from '@tanstack/react-router';
import { SelectionPage } from '#features/presentation/selection-page.tsx';
import { useText } from '#i18n/use-text.ts';
import { untilLeft } from '#browser/until-left.ts';
import { selectionPath } from '#api/transform/page-paths.ts';
import { contentMeta } from '#api/transform/content-meta.ts';
import { headContext, metaHead } from '#state/page-head.ts';
import { loadSelection } from '#features/presentation/load-presentation.ts';
import { walkTrail } from '#api/transform/trails.ts';
import { Trail } from '#components/trail.tsx';
import { ContentViews } from '#components/view-tabs.tsx';

export const Route = createFileRoute('/group/$presentationId/selection/$selectionId')({
  loader: async ({ params, context, location }) => {
    const view = await loadSelection(params, context.texts, untilLeft(location));
    const { group, id, lead } = view;
    const path = selectionPath(group.id, id);
    const trail = walkTrail('presentations', group, context.texts.t);
    const options = { ...view, lead: lead ?? group.title, path, trail };
    return { view, meta: contentMeta(options, headContext(context)) };
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
      breadcrumbs={<Trail steps={walkTrail('presentations', group, t)} title={title} />}
      tabs={
        <ContentViews
          path={selectionPath(group.id, view.id)}
          current="about"
          count={stops.length}
        />
      }
    />
  );
}
