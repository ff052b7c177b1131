import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadOwner } from '#api/load-owner.ts';
import { dataOrThrow } from './parts/data-or-throw.ts';
import { MOVED } from './parts/moved.ts';

/** A museum's address in the products before this one. One that is not there is told here, not a redirect later. */
export const Route = createFileRoute('/museum/$documentId')({
  loader: async ({ params }) => {
    const { id } = dataOrThrow(await loadOwner(params.documentId));
    throw redirect({ to: '/owner/$ownerId', params: { ownerId: id }, ...MOVED });
  },
});
