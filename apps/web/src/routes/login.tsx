import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '#features/user/sign-in-page.tsx';
import { quietHead } from './parts/quiet-head.ts';

export const Route = createFileRoute('/login')({
  head: ({ match }) => quietHead('login.title', match.context),
  component: SignInPage,
});
