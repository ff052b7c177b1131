import { createFileRoute } from '@tanstack/react-router';
import { LogOutPage } from '#features/session/log-out-page.tsx';
import { LongTextProvider } from '#i18n/long-text-context.tsx';
import { loadSignInPage } from '#features/session/load-sign-in-page.ts';
import { metaHead } from '#state/page-head.ts';

export const Route = createFileRoute('/logout')({
  loader: ({ context: { texts } }) => loadSignInPage('signin.logOut', texts),
  head: metaHead,
  component: LogOut,
});

function LogOut() {
  return (
    <LongTextProvider messages={Route.useLoaderData().messages}>
      <LogOutPage />
    </LongTextProvider>
  );
}
