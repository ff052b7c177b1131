import { createFileRoute } from '@tanstack/react-router';
import { CodePage } from '#features/codes/code-page.tsx';
import { pageHead } from '#platform/page-head.ts';
import { codeSearch, followCode } from './parts/code-entry.ts';
import { headContext } from './parts/head-context.ts';

export const Route = createFileRoute('/code')({
  validateSearch: codeSearch,
  loaderDeps: ({ search: { code } }) => ({ code }),
  loader: ({ deps: { code } }) => followCode(code),
  head: ({ match }) => {
    const context = headContext(match.context);
    const { t } = context.texts;
    return pageHead(
      { title: t('code.title'), description: t('code.lead'), path: '/code' },
      context,
    );
  },
  component: Code,
});

function Code() {
  return <CodePage {...Route.useLoaderData()} />;
}
