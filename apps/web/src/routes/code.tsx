import { createFileRoute } from '@tanstack/react-router';
import { CodePage } from '#features/codes/code-page.tsx';
import { codeSearch } from './parts/code-search.ts';
import { followCode } from './parts/follow-code.ts';
import { metaHead } from './parts/meta-head.ts';

export const Route = createFileRoute('/code')({
  validateSearch: codeSearch,
  loaderDeps: ({ search: { code } }) => ({ code }),
  loader: async ({
    deps: { code },
    context: {
      texts: { t },
    },
  }) => ({
    form: await followCode(code),
    meta: { title: t('code.title'), description: t('code.lead'), path: '/code' },
  }),
  head: metaHead,
  component: Code,
});

function Code() {
  return <CodePage {...Route.useLoaderData().form} />;
}
