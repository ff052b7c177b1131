import { createFileRoute } from '@tanstack/react-router';
import { PreviewPage } from '#features/preview/preview-page.tsx';
import { metaHead } from './parts/meta-head.ts';
import { quietMeta } from './parts/quiet-meta.ts';

export const Route = createFileRoute('/preview')({
  loader: ({ context: { texts } }) => ({ meta: quietMeta('preview.title', texts) }),
  head: metaHead,
  staticData: { isBare: true },
  component: PreviewPage,
});
