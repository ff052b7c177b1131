import { createFileRoute } from '@tanstack/react-router';
import { SignedOutPage } from '#features/user/signed-out-page.tsx';
import { metaHead } from './parts/meta-head.ts';
import { quietMeta } from './parts/quiet-meta.ts';

export const Route = createFileRoute('/user')({
  loader: ({ context: { texts } }) => ({ meta: quietMeta('user.title', texts) }),
  head: metaHead,
  component: SignedOutPage,
});
