import { createFileRoute } from '@tanstack/react-router';
import { loadLongTexts } from '#i18n/long-texts.ts';
import { createIsomorphicFn } from '@tanstack/react-start';
import { Suspense, lazy, useCallback, type ComponentType } from 'react';
import { previewSearch, type PreviewSearch } from '#features/preview/preview-search.ts';
import { metaHead, noIndexMeta } from '#state/page-head.ts';
import {
  PreviewView as ServerPreviewView,
  type PreviewViewProps,
} from '#features/preview/preview-view.tsx';

/** The editors' tool: in the browser its script loads after the rest. */
const PreviewView = createIsomorphicFn()
  .server((): ComponentType<PreviewViewProps> => ServerPreviewView)
  .client(() =>
    lazy(async () => ({
      default: (await import('#features/preview/preview-view.tsx')).PreviewView,
    })),
  )();

export const Route = createFileRoute('/preview')({
  validateSearch: previewSearch,
  loader: async ({ context: { texts } }) => ({
    meta: noIndexMeta('preview.title', texts),
    messages: await loadLongTexts('preview', texts.language),
  }),
  head: metaHead,
  staticData: { isBare: true },
  component: Preview,
});

function Preview() {
  const { messages } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const change = useCallback(
    (more: Partial<PreviewSearch>) =>
      void navigate({ search: (before) => ({ ...before, ...more }), replace: true }),
    [navigate],
  );
  return (
    <Suspense>
      <PreviewView messages={messages} search={Route.useSearch()} onChange={change} />
    </Suspense>
  );
}
