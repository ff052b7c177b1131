/** That where a hidden post lies is written nowhere that everybody may read (decisions.md §4). */
import type { LatLng } from '@varde/domain/geo';
import type { Pack, PackDocument } from '../pack.ts';
import type { PackPost } from '../pack-rebus.ts';
import { reportAt, type CheckContext } from './check-context.ts';

export function checkHiddenPlaces({ pack, index, log }: CheckContext): void {
  const hiddenPosts = pack.documents.flatMap(hiddenPostsOf);
  const hidden = new Set(hiddenPosts.map((post) => post.article));
  const told = toldPlaces(pack, hidden);
  for (const post of hiddenPosts) {
    const article = index.documents.get(post.article);
    const file = article?.location && told.get(keyOf(article.location));
    if (!article || file === undefined) continue;
    reportAt(log, article, 'location', {
      severity: 'warning',
      message: `The post is hidden, but ${file} tells of the very same place`,
      help: 'Move one of the two a few metres',
    });
  }
}

function hiddenPostsOf(document: PackDocument): PackPost[] {
  return document.kind === 'rebus' ? document.posts.filter((post) => post.hidden_until) : [];
}

/** By their place, the files that anybody may read. The way of a rebus with hidden posts is kept back as they are. */
function toldPlaces(
  { documents, records }: Pack,
  hidden: ReadonlySet<number>,
): Map<string, string> {
  const shown = documents.filter(({ id }) => !hidden.has(id));
  const places = [...shown, ...records].flatMap((one): Told[] =>
    'location' in one && one.location ? [[keyOf(one.location), one.file]] : [],
  );
  const ways = shown.filter((one) => hiddenPostsOf(one).length === 0);
  return new Map([...places, ...ways.flatMap(cornersOf)]);
}

type Told = [key: string, file: string];

function cornersOf(document: PackDocument): Told[] {
  const line = 'route' in document ? document.route?.line?.coordinates : undefined;
  return (line ?? []).map(([lng = 0, lat = 0]) => [keyOf({ lat, lng }), document.file]);
}

function keyOf({ lat, lng }: LatLng): string {
  return `${lat} ${lng}`;
}
