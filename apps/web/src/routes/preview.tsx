import { createFileRoute } from '@tanstack/react-router';
import { Suspense, lazy, useCallback } from 'react';
import { PreviewPage } from '#features/preview/preview-page.tsx';
import { previewSearch } from '#features/preview/preview-search.ts';
import type { PreviewSearch } from '#features/preview/preview-search.ts';
import { LongTextProvider } from '#i18n/long-text-context.tsx';
import { loadLongTexts } from '#i18n/long-texts.ts';
import { metaHead } from './parts/meta-head.ts';
import { quietMeta } from './parts/quiet-meta.ts';

/** All kinds of pages at once: nobody but an editor waits for them. Only the browser has the key that drafts need. */
const PreviewedDocument = lazy(async () => {
  const [{ PreviewedPage }, { previewedDocument }] = await Promise.all([
    import('#features/preview/previewed-page.tsx'),
    import('./parts/previewed-document.tsx'),
  ]);
  return {
    default: ({ document, language }: { document: number; language: string | undefined }) => (
      <PreviewedPage document={document} language={language} render={previewedDocument} />
    ),
  };
});

export const Route = createFileRoute('/preview')({
  validateSearch: previewSearch,
  loader: async ({ context: { texts } }) => ({
    meta: quietMeta('preview.title', texts),
    messages: await loadLongTexts('preview', texts.language),
  }),
  head: metaHead,
  staticData: { isBare: true },
  component: Preview,
});

function Preview() {
  const search = Route.useSearch();
  const { messages } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const change = useCallback(
    (more: Partial<PreviewSearch>) =>
      void navigate({ search: (before) => ({ ...before, ...more }), replace: true }),
    [navigate],
  );
  const { document, view, language } = search;
  return (
    <LongTextProvider messages={messages}>
      {view === 'page' && document !== undefined ? (
        <Suspense>
          <PreviewedDocument document={document} language={language} />
        </Suspense>
      ) : (
        <PreviewPage search={search} onChange={change} />
      )}
    </LongTextProvider>
  );
}
