import { createFileRoute } from '@tanstack/react-router';
import { PlayedMedia } from '#features/article/playable.tsx';
import { ObjectPage } from '#features/museum-object/object-page.tsx';
import { UnknownObject } from '#features/museum-object/unknown-object.tsx';
import { untilLeft } from '#browser/until-left.ts';
import { objectIdentifier } from '#api/route-data.ts';
import { loadObject } from '#features/museum-object/load-object.ts';
import { metaHead } from '#state/page-head.ts';
import { missingRecord } from './missing-record.tsx';

/** An object of the museum database. */
export const Route = createFileRoute('/dm/$dimuId')({
  loader: async ({ params, context: { texts }, location }) => {
    const loaded = await loadObject(objectIdentifier(params.dimuId), texts, untilLeft(location));
    return 'view' in loaded ? { view: loaded.view, meta: loaded.meta } : loaded;
  },
  head: metaHead,
  notFoundComponent: missingRecord(UnknownObject),
  component: MuseumObject,
});

function MuseumObject() {
  const loaded = Route.useLoaderData();
  if (!('view' in loaded)) return <UnknownObject {...loaded.unknown} />;
  const { audios, videos } = loaded.view;
  return <ObjectPage view={loaded.view} played={<PlayedMedia audios={audios} videos={videos} />} />;
}
