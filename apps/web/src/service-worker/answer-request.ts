import { STORE_ONLY_HEADER } from '#platform/offline-store.ts';
import { answerCall } from './answer-call.ts';
import { answerPage } from './answer-page.ts';
import { answerFile, answerPicture } from './answer-part.ts';
import { answerTiles } from './answer-tiles.ts';
import { partOfOfflinePage } from './offline-page.ts';
import { routeOf } from './route-request.ts';
import type { ServedPages } from './served-pages.ts';
import type { Asked } from './worker-scope.ts';

export interface Answering {
  readonly origin: string;
  readonly served: ServedPages;
  readonly currentBuild: () => Promise<string>;
}

/** `undefined`: the browser does as it would without a worker. */
export function answerRequest(asked: Asked, answering: Answering): Promise<Response> | undefined {
  const { origin, served, currentBuild } = answering;
  const heard = heedStoreOnly(asked);
  switch (routeOf(asked.request, origin)) {
    case 'page':
      return answerPage(heard, served);
    case 'file':
      return answerFile({ ...heard, network: () => orOfOfflinePage(heard) });
    case 'call':
      return answerCall(heard, served, currentBuild);
    case 'picture':
      return answerPicture(heard, served);
    case 'tiles':
      return answerTiles(heard);
    case 'pass':
    default:
      return undefined;
  }
}

/** Who reads a pack back wants to know what it says without a network. */
function heedStoreOnly(asked: Asked): Asked {
  if (!asked.request.headers.has(STORE_ONLY_HEADER)) return asked;
  const network = () => Promise.reject(new TypeError('store only'));
  return { ...asked, client: '', isReadBack: true, network };
}

async function orOfOfflinePage({ request, stores, network }: Asked): Promise<Response> {
  try {
    return await network();
  } catch (error) {
    const kept = await partOfOfflinePage(stores, new URL(request.url).pathname);
    if (kept) return kept;
    throw error;
  }
}
