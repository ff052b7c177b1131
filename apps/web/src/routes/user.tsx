import { createFileRoute } from '@tanstack/react-router';
import { SignedOutPage } from '#features/user/signed-out-page.tsx';
import { quietHead } from './parts/quiet-head.ts';

export const Route = createFileRoute('/user')({
  head: ({ match }) => quietHead('user.title', match.context),
  component: SignedOutPage,
});
