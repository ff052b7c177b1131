/**
 * A post that its rebus hides reveals nothing about itself (specification §4.8), not even to a
 * caller that knows its id. Clients that play the rebus pass its id (`?rebus=`), since a game must
 * be playable without a network; the engine decides what they show.
 */
import type { Content } from '@varde/contract/content';
import type { Audience } from '#audience.ts';
import type { HeadRow } from './document-head.repository.ts';
import type { WholeRow } from './whole-document.repository.ts';

/** For whom rows are read. */
export interface HeadReader {
  readonly audience: Audience;
  /** The rebus that the caller plays; hidden posts of others stay hidden. */
  readonly rebus?: number | undefined;
}

/** The row as the reader may see it. */
export function asSeen<T extends HeadRow>(row: T, { audience, rebus }: HeadReader): T {
  const isPlayed = rebus !== undefined && row.hidden_in.includes(rebus);
  if (row.hidden_in.length === 0 || audience === 'editor' || isPlayed) return row;
  return { ...row, title: {}, description: {}, lat: null, lng: null, image: null, tags: [] };
}

/** The same of a whole document; a rebus keeps the tasks of its hidden posts, and the way to them, to those who play it. */
export function wholeAsSeen(row: WholeRow, reader: HeadReader): WholeRow {
  const seen = asSeen(row, reader);
  if (seen !== row) return { ...seen, content: null, media: null, image_media_id: null };
  const isPlayed = reader.rebus === row.id || reader.audience === 'editor';
  const content = row.content;
  if (!content?.posts || isPlayed) return row;
  const posts = content.posts.map(withoutTask);
  const hides = posts.some(({ hidden_until: until }) => until !== undefined);
  return { ...row, content: { ...(hides ? withoutLine(content) : content), posts } };
}

/** The line of the route runs through every post; how long it is may be known. */
function withoutLine({ route, ...content }: Content): Content {
  if (!route) return content;
  const { line: _line, ...known } = route;
  return { ...content, route: known };
}

type Post = NonNullable<Content['posts']>[number];

function withoutTask(post: Post): Post {
  const { document_id, hidden_until, conditions } = post;
  return hidden_until ? { document_id, hidden_until, conditions } : post;
}
