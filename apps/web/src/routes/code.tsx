import { createFileRoute } from '@tanstack/react-router';
import { CodePage } from '#features/codes/code-page.tsx';
import { codeSearch } from './parts/code-search.ts';
import { loadCodePage } from './parts/load-code-page.ts';
import { metaHead } from './parts/meta-head.ts';

export const Route = createFileRoute('/code')({
  validateSearch: codeSearch,
  loaderDeps: ({ search: { code } }) => ({ code }),
  loader: loadCodePage('code'),
  head: metaHead,
  component: Code,
});

function Code() {
  return <CodePage {...Route.useLoaderData().form} />;
}
