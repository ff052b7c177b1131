import { createFileRoute } from '@tanstack/react-router';
import { CallbackPage } from '#features/session/callback-page.tsx';
import { LongTextProvider } from '#i18n/long-text-context.tsx';
import { loadSignInPage } from './parts/load-sign-in-page.ts';
import { metaHead } from './parts/meta-head.ts';

/** Where a login host sends visitors back to, with code and state; the page itself is the same for everybody. */
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
