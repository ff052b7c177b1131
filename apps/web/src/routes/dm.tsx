import { createFileRoute } from '@tanstack/react-router';
import { ObjectPage } from '#features/museum-object/object-page.tsx';
import { objectIdentifier } from './parts/identifier.ts';
import { metaHead } from './parts/meta-head.ts';
import { quietMeta } from './parts/quiet-meta.ts';

/** An object of the museum database. */
export const Route = createFileRoute('/dm/$dimuId')({
  loader: ({ params, context: { texts } }) => ({
    identifier: objectIdentifier(params.dimuId),
    meta: quietMeta('object.title', texts),
  }),
  head: metaHead,
  component: MuseumObject,
});

function MuseumObject() {
  return <ObjectPage identifier={Route.useLoaderData().identifier} />;
}
