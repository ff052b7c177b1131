import { createFileRoute, notFound } from '@tanstack/react-router';
import { PreviewPage } from '#features/preview/preview-page.tsx';
import { loadDocument } from '#services/load-document.ts';
import { ownPageAddress } from '#services/transform/addresses.ts';
import { dataOrThrow } from './parts/data-or-throw.ts';
import { metaHead } from './parts/meta-head.ts';
import { quietMeta } from './parts/quiet-meta.ts';

interface PreviewSearch {
  /** The document to show (decisions.md §9). */
  document?: number;
}

export const Route = createFileRoute('/preview')({
  validateSearch: ({ document }: Record<string, unknown>): PreviewSearch =>
    Number.isSafeInteger(document) ? { document: Number(document) } : {},
  loaderDeps: ({ search: { document } }) => ({ document }),
  loader: async ({ deps: { document }, context: { texts } }) => ({
    meta: quietMeta('preview.title', texts),
    shown: document === undefined ? undefined : await loadShown(document),
  }),
  head: metaHead,
  staticData: { isBare: true },
  component: Preview,
});

/** What is hidden is not asked for: the page's source is anybody's. */
async function loadShown(id: number) {
  const { document } = dataOrThrow(await loadDocument(id));
  const address = ownPageAddress(document.schema_name, document.id);
  if (address === undefined) throw notFound();
  return { address, rebusId: document.schema_name === 'rebus' ? document.id : undefined };
}

function Preview() {
  return <PreviewPage shown={Route.useLoaderData().shown} />;
}
