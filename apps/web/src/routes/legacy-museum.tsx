import { createFileRoute, redirect } from '@tanstack/react-router';
import { MOVED } from './parts/moved.ts';

/** A museum's address in the products before this one. */
export const Route = createFileRoute('/museum/$documentId')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/owner/$ownerId', params: { ownerId: params.documentId }, ...MOVED });
  },
});
