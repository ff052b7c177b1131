/** What a page is put together from: files of the build, and pictures. */
import { networkFirst } from './network-first.ts';
import type { ServedPages } from './served-pages.ts';
import { findFile, findStored } from './stored-packs.ts';
import type { Asked } from './worker-scope.ts';

/** Named by its content, so the stored one is right whatever build it was stored with. */
export async function answerFile(asked: Asked): Promise<Response> {
  return (await findFile(asked, new URL(asked.request.url).pathname)) ?? asked.network();
}

/** A pack holds each picture in a size or two; any of them is better than none. */
export async function answerPicture(asked: Asked, served: ServedPages): Promise<Response> {
  const { request, client, network } = asked;
  const { pathname, search } = new URL(request.url);
  const stored = async () => {
    const found =
      (await findStored(asked, pathname + search)) ??
      (await findStored(asked, pathname, 'any-search'));
    return found?.answer;
  };
  // Nobody waits for a network that was away a moment ago.
  if (await served.of(client)) return (await stored()) ?? network();
  return networkFirst(network(), stored);
}
