/** One full document in one statement: round trips cost more than the query itself. */
import { sql } from 'kysely';
import type { Content } from '@varde/contract/content';
import type { Database } from '#db/database.ts';
import type { Audience } from '#audience.ts';
import { mediaColumn, type MediaRow } from '#media/media.repository.ts';
import { isOpen } from '#db/visibility.ts';
import {
  redactHead,
  headColumns,
  headTables,
  type HeadReader,
  type HeadRow,
} from './document-head.repository.ts';

export interface FullDocumentRow extends HeadRow {
  revision: number;
  translated_by: Record<string, 'person' | 'machine'>;
  license: string | null;
  /** null while the document is locked: the body stays in the database. */
  content: Content | null;
  image_media_id: number | null;
  /** Radius of a geographic lock. */
  proximity: number | null;
  /** Unordered superset of the content's media; null while locked, or when not requested. */
  media: MediaRow[] | null;
}

export interface DocumentRequest {
  readonly id: number;
  /** Whether the caller holds a grant for this document. */
  readonly isUnlocked: boolean;
  readonly withMedia: boolean;
  /** The rebus that the caller plays. */
  readonly rebus?: number | undefined;
}

export interface FoundDocument {
  readonly document: FullDocumentRow;
  /** Head of the owner's document; absent for an owner's own document. */
  readonly owner: HeadRow | undefined;
}

/** Whether the document exists, published or not. */
export async function documentExists({ kysely }: Database, id: number): Promise<boolean> {
  const found = await kysely.selectFrom('document').select('id').where('id', '=', id).execute();
  return found.length > 0;
}

export async function findFullDocument(
  { kysely }: Database,
  { id, isUnlocked, withMedia, rebus }: DocumentRequest,
  audience: Audience,
): Promise<FoundDocument | undefined> {
  const isItself = sql`asked.nr = 1`;
  const mayRead = isUnlocked ? isItself : sql`${isItself} and ${isOpen('d', audience)}`;
  const media = withMedia
    ? sql`case when ${mayRead} then ${mediaColumn(sql`d.id`)} end`
    : sql`null::json`;
  const requested = sql`(
      select ${id}::int as id, 1 as nr
      union all select own.document_id, 2 from document one join owner own on own.id = one.owner_id where one.id = ${id}::int
    ) asked`;
  const { rows } = await sql<FullDocumentRow>`
    select ${headColumns()}, d.revision, d.translated_by, d.license, d.image_media_id,
      case when ${mayRead} then d.content end as content, (d.lock -> 'geo' ->> 'radius')::float8 as proximity,
      ${media} as media
    from ${headTables(requested, audience)}`.execute(kysely);
  const document = rows.find((row) => row.id === id);
  return (
    document && {
      document: redactDocument(document, { audience, rebus }),
      owner: rows.find((row) => row.id !== id),
    }
  );
}

/** Redacts the document: only players of a rebus see its route and its hidden posts' tasks. */
export function redactDocument(row: FullDocumentRow, reader: HeadReader): FullDocumentRow {
  const seen = redactHead(row, reader);
  if (seen !== row) return { ...seen, content: null, media: null, image_media_id: null };
  const isPlayed = reader.rebus === row.id || reader.audience === 'editor';
  const content = row.content;
  if (!content?.posts || isPlayed) return row;
  const posts = content.posts.map(withoutTask);
  const hides = posts.some(({ hidden_until: until }) => until !== undefined);
  return { ...row, content: { ...(hides ? withoutLine(content) : content), posts } };
}

/** The route's line passes every post; its length is public. */
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
