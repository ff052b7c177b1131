import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadOwner } from '#api/load-owner.ts';
import { dataOrThrow } from '#api/route-data.ts';
import { MOVED } from './moved.ts';

/** The path of a museum in earlier products; an unknown museum is not found before the redirect. */
export const Route = createFileRoute('/museum/$documentId')({
  loader: async ({ params }) => {
    const { id } = dataOrThrow(await loadOwner(params.documentId));
    throw redirect({ to: '/owner/$ownerId', params: { ownerId: id }, ...MOVED });
  },
});
