import { createFileRoute } from '@tanstack/react-router';
import { LogInPage } from '#features/session/log-in-page.tsx';
import { LongTextProvider } from '#i18n/long-text-context.tsx';
import { loadSignInPage } from '#features/session/load-sign-in-page.ts';
import { metaHead } from '#state/page-head.ts';

export const Route = createFileRoute('/login')({
  validateSearch: loginSearch,
  loader: ({ context: { texts } }) => loadSignInPage('signin.title', texts),
  head: metaHead,
  component: LogIn,
});

function LogIn() {
  const { redirect, create } = Route.useSearch();
  return (
    <LongTextProvider messages={Route.useLoaderData().messages}>
      <LogInPage redirect={redirect} isNew={create} />
    </LongTextProvider>
  );
}

interface LoginSearch {
  /** The path to return to (specification §4.1). */
  redirect?: string | undefined;
  /** Opens the form for a new account. */
  create?: boolean | undefined;
}

function loginSearch({ redirect, create }: Record<string, unknown>): LoginSearch {
  return {
    redirect: typeof redirect === 'string' ? redirect : undefined,
    create: create === true ? true : undefined,
  };
}
