import { createFileRoute } from '@tanstack/react-router';
import { ScanPage } from '#features/codes/scan-page.tsx';
import { LongTextProvider } from '#i18n/long-text-context.tsx';
import { codeSearch } from '#features/codes/code-search.ts';
import { loadCodePage } from '#features/codes/load-code-page.ts';
import { metaHead } from '#state/page-head.ts';
import { openCodeFor, openStored } from '#features/codes/open-code.ts';

export const Route = createFileRoute('/scan')({
  validateSearch: codeSearch,
  loaderDeps: ({ search: { code, rebus } }) => ({ code, rebus }),
  loader: loadCodePage('scan'),
  head: metaHead,
  component: Scan,
});

function Scan() {
  const { form, rebus, messages } = Route.useLoaderData();
  return (
    <LongTextProvider messages={messages}>
      <ScanPage {...form} openCode={openCodeFor(rebus)} openStored={openStored} />
    </LongTextProvider>
  );
}
