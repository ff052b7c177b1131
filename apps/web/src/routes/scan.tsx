import { createFileRoute } from '@tanstack/react-router';
import { ScanPage } from '#features/codes/scan-page.tsx';
import { codeSearch } from './parts/code-search.ts';
import { loadCodePage } from './parts/load-code-page.ts';
import { metaHead } from './parts/meta-head.ts';

export const Route = createFileRoute('/scan')({
  validateSearch: codeSearch,
  loaderDeps: ({ search: { code } }) => ({ code }),
  loader: loadCodePage('scan'),
  head: metaHead,
  component: Scan,
});

function Scan() {
  return <ScanPage {...Route.useLoaderData().form} />;
}
