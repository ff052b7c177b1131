import { createFileRoute } from '@tanstack/react-router';
import { SpacePage } from '#features/museum-object/space-page.tsx';
import { toSpaceView } from '#features/museum-object/object-view.ts';
import { UnknownObject } from '#features/museum-object/unknown-object.tsx';
import { untilLeft } from '#browser/until-left.ts';
import { objectIdentifier } from '#api/route-data.ts';
import { loadObject } from '#features/museum-object/load-object.ts';
import { metaHead } from '#state/page-head.ts';
import { missingRecord } from './missing-record.tsx';

/** An object of the museum database, in augmented reality. */
export const Route = createFileRoute('/ar/$dimuId')({
  loader: async ({ params, context: { texts }, location }) => {
    const loaded = await loadObject(objectIdentifier(params.dimuId), texts, untilLeft(location));
    if (!('view' in loaded)) return loaded;
    return { view: toSpaceView(loaded.view, loaded.t), meta: loaded.meta };
  },
  head: metaHead,
  notFoundComponent: missingRecord(UnknownObject),
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
