import { networkFirst } from './network-first.ts';
import { offlinePage } from './offline-page.ts';
import type { ServedPages } from './served-pages.ts';
import { findStored } from './stored-packs.ts';
import type { Asked } from './worker-scope.ts';

/**
 * A page: the network's, as long as there is one. Else the stored one, which belongs to the build whose scripts are stored with it; else
 * our own words about the network, with what can be read without it.
 */
export async function answerPage(asked: Asked, served: ServedPages): Promise<Response> {
  const { request, client, stores, network } = asked;
  const stored = async () => {
    const { pathname, search } = new URL(request.url);
    // A search may place the map or count visits: the page is the same without it.
    const found =
      (await findStored(asked, pathname + search)) ?? (await findStored(asked, pathname));
    if (found && client) await served.note(client, found.pack);
    return found?.answer;
  };
  try {
    return await networkFirst(network(), stored);
  } catch (error) {
    const page = await offlinePage(stores);
    if (page) return page;
    throw error;
  }
}
