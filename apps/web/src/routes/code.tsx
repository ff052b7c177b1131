import { createFileRoute } from '@tanstack/react-router';
import { CodePage } from '#features/codes/code-page.tsx';
import { LongTextProvider } from '#i18n/long-text-context.tsx';
import { codeSearch } from '#features/codes/code-search.ts';
import { loadCodePage } from '#features/codes/load-code-page.ts';
import { metaHead } from '#state/page-head.ts';
import { openCodeFor, openStored } from '#features/codes/open-code.ts';

export const Route = createFileRoute('/code')({
  validateSearch: codeSearch,
  loaderDeps: ({ search: { code, rebus } }) => ({ code, rebus }),
  loader: loadCodePage('code'),
  head: metaHead,
  component: Code,
});

function Code() {
  const { form, rebus, messages } = Route.useLoaderData();
  return (
    <LongTextProvider messages={messages}>
      <CodePage
        {...form}
        openCode={openCodeFor(rebus)}
        openStored={openStored}
        toScan={rebus === undefined ? undefined : `/scan?rebus=${rebus}`}
      />
    </LongTextProvider>
  );
}
