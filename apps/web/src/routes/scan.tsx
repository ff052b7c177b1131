import { createFileRoute } from '@tanstack/react-router';
import { ScanPage } from '#features/codes/scan-page.tsx';
import { codeSearch } from './parts/code-search.ts';
import { followCode } from './parts/follow-code.ts';
import { metaHead } from './parts/meta-head.ts';

export const Route = createFileRoute('/scan')({
  validateSearch: codeSearch,
  loaderDeps: ({ search: { code } }) => ({ code }),
  loader: async ({
    deps: { code },
    context: {
      texts: { t },
    },
  }) => ({
    form: await followCode(code),
    meta: { title: t('scan.title'), description: t('scan.lead'), path: '/scan' },
  }),
  head: metaHead,
  component: Scan,
});

function Scan() {
  return <ScanPage {...Route.useLoaderData().form} />;
}
