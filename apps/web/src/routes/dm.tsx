import { createFileRoute } from '@tanstack/react-router';
import { ObjectPage } from '#features/museum-object/object-page.tsx';
import { objectIdentifier } from './parts/identifier.ts';
import { quietHead } from './parts/quiet-head.ts';

/** An object of the museum database. */
export const Route = createFileRoute('/dm/$dimuId')({
  loader: ({ params }) => ({ identifier: objectIdentifier(params.dimuId) }),
  head: ({ loaderData, match }) => (loaderData ? quietHead('object.title', match.context) : {}),
  component: MuseumObject,
});

function MuseumObject() {
  return <ObjectPage {...Route.useLoaderData()} />;
}
