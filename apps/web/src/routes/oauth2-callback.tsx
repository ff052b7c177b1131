import { createFileRoute } from '@tanstack/react-router';
import { CallbackPage } from '#features/session/callback-page.tsx';
import { LongTextProvider } from '#i18n/long-text-context.tsx';
import { loadSignInPage } from '#features/session/load-sign-in-page.ts';
import { metaHead } from '#state/page-head.ts';

/** The redirect URI of login hosts, with code and state; the page itself is public. */
export const Route = createFileRoute('/oauth2/callback')({
  loader: ({ context: { texts } }) => loadSignInPage('signin.title', texts),
  head: metaHead,
  component: Callback,
});

function Callback() {
  return (
    <LongTextProvider messages={Route.useLoaderData().messages}>
      <CallbackPage />
    </LongTextProvider>
  );
}
