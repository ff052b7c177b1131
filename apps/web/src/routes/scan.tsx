import { createFileRoute } from '@tanstack/react-router';
import { ScanPage } from '#features/codes/scan-page.tsx';
import { pageHead } from '#platform/page-head.ts';
import { codeSearch, followCode } from './parts/code-entry.ts';
import { headContext } from './parts/head-context.ts';

export const Route = createFileRoute('/scan')({
  validateSearch: codeSearch,
  loaderDeps: ({ search: { code } }) => ({ code }),
  loader: ({ deps: { code } }) => followCode(code),
  head: ({ match }) => {
    const context = headContext(match.context);
    const { t } = context.texts;
    return pageHead(
      { title: t('scan.title'), description: t('scan.lead'), path: '/scan' },
      context,
    );
  },
  component: Scan,
});

function Scan() {
  return <ScanPage {...Route.useLoaderData()} />;
}
