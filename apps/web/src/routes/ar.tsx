import { createFileRoute } from '@tanstack/react-router';
import { ObjectPage } from '#features/museum-object/object-page.tsx';
import { objectIdentifier } from './parts/identifier.ts';
import { quietHead } from './parts/quiet-head.ts';

/** An object of the museum database, to be set up where the visitor stands. */
export const Route = createFileRoute('/ar/$dimuId')({
  loader: ({ params }) => ({ identifier: objectIdentifier(params.dimuId) }),
  head: ({ loaderData, match }) => (loaderData ? quietHead('object.title', match.context) : {}),
  component: ObjectInSpace,
});

function ObjectInSpace() {
  return <ObjectPage {...Route.useLoaderData()} />;
}
