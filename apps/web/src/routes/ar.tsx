import { createFileRoute } from '@tanstack/react-router';
import { ObjectPage } from '#features/museum-object/object-page.tsx';
import { objectIdentifier } from './parts/identifier.ts';
import { metaHead } from './parts/meta-head.ts';
import { quietMeta } from './parts/quiet-meta.ts';

/** An object of the museum database, to be set up where the visitor stands. */
export const Route = createFileRoute('/ar/$dimuId')({
  loader: ({ params, context: { texts } }) => ({
    identifier: objectIdentifier(params.dimuId),
    meta: quietMeta('object.title', texts),
  }),
  head: metaHead,
  component: ObjectInSpace,
});

function ObjectInSpace() {
  return <ObjectPage identifier={Route.useLoaderData().identifier} />;
}
