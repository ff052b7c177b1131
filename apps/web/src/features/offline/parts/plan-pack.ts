import type { LatLng } from '@varde/domain/geo';
import type { LeftOut, PackTarget } from '#platform/offline-store.ts';
import type { CallApi } from '#services/api-client.ts';
import { findCodeLength } from '#services/find-code-length.ts';
import { loadDocument } from '#services/load-document.ts';
import type { LoadedDocument } from '#services/load-document.ts';
import { fetchPart, noteCalls, PackPartError } from '#services/pack-fetch.ts';
import { toTextOrEmpty } from '#services/transform/text.ts';
import { PLAN_ADDRESS } from '#viewers/map/plan-address.ts';
import { leftOut } from './left-out.ts';
import { packPlaces } from './pack-places.ts';
import { groupPages, partIds, rebusPages } from './pack-pages.ts';
import { packPictures } from './pack-pictures.ts';
import type { PackPicture } from './pack-pictures.ts';

interface PackAnswer {
  readonly address: string;
  readonly answer: Response;
  readonly bytes: number;
}

/** What a pack is to hold; its calls have been made already, since they tell the rest. */
export interface PackPlan {
  readonly title: string;
  readonly pages: readonly string[];
  readonly answers: readonly PackAnswer[];
  readonly pictures: readonly PackPicture[];
  /** What its map shows. */
  readonly places: readonly LatLng[];
  readonly leftOut: readonly LeftOut[];
  /** ETag of the document's own answer. */
  readonly tag: string | null;
}

/** Runs the loaders of all the pack's pages. @throws PackPartError when something of it cannot be had */
export async function planPack(
  target: PackTarget,
  languageKey: string,
  signal: AbortSignal,
): Promise<PackPlan> {
  const { call, answers } = noteCalls(signal);
  const load = async (id: number, rebus?: number) => whole(await loadDocument(id, { rebus, call }));
  const main = await load(target.id);
  const [first] = answers.values();
  const ids = partIds(main);
  const parts = await (target.kind === 'rebus'
    ? playedParts(main.document.id, ids, load, call)
    : Promise.all(ids.map((id) => load(id))));
  const loaded = [main, ...parts];
  const { pictures, hasForeign } = packPictures(loaded);
  const places = packPlaces(loaded);
  // All of it, as the map asks for it: one address is the same thing in every pack.
  if (places.length > 0) answers.set(PLAN_ADDRESS, await fetchPart(PLAN_ADDRESS, signal));
  return {
    title: toTextOrEmpty(main.document.title, languageKey).text,
    pages: (target.kind === 'rebus' ? rebusPages : groupPages)(main.document, ids),
    answers: await Promise.all([...answers].map(measured)),
    pictures,
    places,
    leftOut: [...leftOut(loaded), ...(hasForeign ? (['pictures'] as const) : [])],
    tag: first?.headers.get('etag') ?? null,
  };
}

async function measured([address, answer]: readonly [string, Response]): Promise<PackAnswer> {
  return { address, answer, bytes: (await answer.clone().blob()).size };
}

type Load = (id: number, rebus?: number) => Promise<LoadedDocument>;

/** As it is before the game, and as the game asks for it; without the code's length the field waits for the button. */
async function playedParts(id: number, posts: readonly number[], load: Load, call: CallApi) {
  const [parts] = await Promise.all([
    Promise.all([load(id, id), ...posts.flatMap((post) => [load(post), load(post, id)])]),
    findCodeLength(call),
  ]);
  return parts;
}

function whole(result: Awaited<ReturnType<typeof loadDocument>>): LoadedDocument {
  if (result.status === 'ok' && !result.data.headsFailed) return result.data;
  throw new PackPartError('A document of the pack could not be had');
}
