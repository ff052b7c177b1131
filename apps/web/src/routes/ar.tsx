import { createFileRoute } from '@tanstack/react-router';
import { SpacePage } from '#features/museum-object/space-page.tsx';
import { toSpaceView } from '#features/museum-object/object-view.ts';
import { UnknownObject } from '#features/museum-object/unknown-object.tsx';
import { untilLeft } from '#browser/until-left.ts';
import { objectIdentifier } from './parts/identifier.ts';
import { loadObject } from './parts/load-object.ts';
import { metaHead } from './parts/meta-head.ts';

/** An object of the museum database, to be set up where the visitor stands. */
export const Route = createFileRoute('/ar/$dimuId')({
  loader: async ({ params, context: { texts }, location }) => {
    const loaded = await loadObject(objectIdentifier(params.dimuId), texts, untilLeft(location));
    if (!('view' in loaded)) return loaded;
    return { view: toSpaceView(loaded.view, loaded.t), meta: loaded.meta };
  },
  head: metaHead,
  component: ObjectInSpace,
});

function ObjectInSpace() {
  const loaded = Route.useLoaderData();
  return 'view' in loaded ? (
    <SpacePage view={loaded.view} />
  ) : (
    <UnknownObject {...loaded.unknown} />
  );
}
