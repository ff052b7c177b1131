import { createFileRoute } from '@tanstack/react-router';
import { PreviewPage } from '#features/preview/preview-page.tsx';
import { quietHead } from './parts/quiet-head.ts';

export const Route = createFileRoute('/preview')({
  head: ({ match }) => quietHead('preview.title', match.context),
  staticData: { isBare: true },
  component: PreviewPage,
});
