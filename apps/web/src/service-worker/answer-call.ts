import { isAway, networkFirst } from './network-first.ts';
import type { ServedPages } from './served-pages.ts';
import { findStored, matchIn } from './stored-packs.ts';
import type { Asked } from './worker-scope.ts';

/**
 * A call of the product API: the network's answer, and only without one the packs'. A page that came from the store gets its own pack's
 * answers, and the server's only while the server's site is still of the same build: a page never meets another version of the API.
 * @param currentBuild version of the site that the server has; rejects without a network
 */
export async function answerCall(
  asked: Asked,
  served: ServedPages,
  currentBuild: () => Promise<string>,
): Promise<Response> {
  const { request, client, stores, network } = asked;
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const pack = await served.of(client);
  if (!pack) {
    return networkFirst(network(), async () => (await findStored(asked, address))?.answer);
  }
  const own = await matchIn(stores, pack, address);
  if (own) return own;
  const answer = await network();
  // Told as a network that fails: its page offers to be loaded anew, and then comes from the server.
  if (!isAway(answer) && (await currentBuild()) !== pack.build) return Response.error();
  return answer;
}
