import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '#features/user/sign-in-page.tsx';
import { metaHead } from './parts/meta-head.ts';
import { quietMeta } from './parts/quiet-meta.ts';

export const Route = createFileRoute('/login')({
  loader: ({ context: { texts } }) => ({ meta: quietMeta('login.title', texts) }),
  head: metaHead,
  component: SignInPage,
});
