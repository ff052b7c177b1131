import { sql } from 'kysely';
import type { Content } from '@varde/contract/content';
import type { Database } from '#db/database.ts';
import type { Audience } from '#audience.ts';
import { isOpen, isVisible } from './document-head.repository.ts';

export interface WholeRow {
  revision: number;
  translated_by: Record<string, 'person' | 'machine'>;
  license: string | null;
  /** null while the document is locked: the body does not leave the database. */
  content: Content | null;
  image_media_id: number | null;
  /** Radius of a lock by place. */
  proximity: number | null;
  /** The document of its owner; null for an owner's own. */
  owner_document_id: number | null;
}

/** @param isUnlocked whether the caller holds a grant for this document */
export async function findWhole(
  { kysely }: Database,
  id: number,
  audience: Audience,
  isUnlocked: boolean,
): Promise<WholeRow | undefined> {
  const mayRead = isUnlocked ? sql`true` : isOpen('d', audience);
  const { rows } = await sql<WholeRow>`
    select d.revision, d.translated_by, d.license, d.image_media_id, own.document_id as owner_document_id,
      case when ${mayRead} then d.content end as content, (d.lock -> 'geo' ->> 'radius')::float8 as proximity
    from document d left join owner own on own.id = d.owner_id
    where d.id = ${id} and ${isVisible('d', audience)}`.execute(kysely);
  return rows[0];
}
