/** The kept releases: what each import, and each rollback, made the content of the database. */
import type {
  PackCode,
  PackDocument,
  PackMedia,
  PackPaths,
  PackRecord,
  PackTheme,
  PackTownMap,
} from '@varde/content-pack/pack';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Release } from '#db/tables.ts';
import type { StoredMedia } from './store-media.ts';
import { type PackSource, type StoredPack, toStoredPack } from './stored-pack.ts';
import type { Writer } from './write-rows.repository.ts';

/** Including the current one. */
const RELEASES_KEPT = 10;

/** Newest first: the first one is the current content. */
export async function listReleases({ kysely }: Database): Promise<Release[]> {
  return kysely.selectFrom('release').selectAll().orderBy('id', 'desc').execute();
}

interface Part<Kind extends string, Source> {
  readonly kind: Kind;
  readonly source: Source;
}
type PartRow =
  | Part<'pack', PackSource>
  | (Part<'media', PackMedia> & { readonly facts: StoredMedia })
  | Part<'document', PackDocument>
  | Part<'theme', PackTheme>
  | Part<'code', PackCode>
  | Part<'record', PackRecord | PackPaths | PackTownMap>;

/** Undefined when there is no such release. */
export async function readRelease(
  { kysely }: Database,
  id: number,
): Promise<StoredPack | undefined> {
  const { rows } = await sql<PartRow>`
    select kind, source, facts from release_part
    where from_release <= ${id} and (until_release is null or until_release > ${id})
      and exists (select from release where id = ${id})
    order by kind, sort, key`.execute(kysely);
  const of = <Kind extends PartRow['kind']>(kind: Kind) =>
    rows.filter((row): row is Extract<PartRow, { kind: Kind }> => row.kind === kind);
  const [pack] = of('pack');
  if (!pack) return undefined;
  return toStoredPack({
    source: pack.source,
    media: of('media'),
    documents: of('document').map(({ source }) => source),
    themes: of('theme').map(({ source }) => source),
    codes: of('code').map(({ source }) => source),
    records: of('record').map(({ source }) => source),
  });
}

/** Before the first recorded change: content that an earlier version has imported. */
export async function keepCurrentRelease(writer: Writer): Promise<void> {
  const newest = await writer.selectFrom('release').select('id').limit(1).executeTakeFirst();
  if (newest) return;
  const pack = await writer.selectFrom('pack').select('imported_at').executeTakeFirstOrThrow();
  const nothing = { added: 0, changed: 0, removed: 0, restoredFrom: null };
  await recordRelease(writer, nothing, pack.imported_at);
}

type Counts = Pick<Release, 'added' | 'changed' | 'removed'>;

/** Records the content of the database as the newest release, and forgets the oldest. */
export async function recordRelease(
  writer: Writer,
  { added, changed, removed, restoredFrom }: Counts & { readonly restoredFrom: number | null },
  at: Date = new Date(),
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into release (id, created_at, pack_name, documents, added, changed, removed, restored_from)
    select (select coalesce(max(id), 0) + 1 from release), ${at}, name, (select count(*) from document),
      ${added}, ${changed}, ${removed}, ${restoredFrom}
    from pack returning id`.execute(writer);
  const id = rows[0]?.id;
  // Both sides are as many as the content, which the planner does not know of a new table.
  await sql`set local enable_nestloop = off`.execute(writer);
  await sql`
    with part as materialized (
      select *, md5(concat_ws(' ', sort, source, facts, sha256)) as hash from (${CURRENT_PARTS}) current
    ), ended as (
      update release_part old set until_release = ${id} where until_release is null and not exists (
        select from part where part.kind = old.kind and part.key = old.key and part.hash = old.hash)
    )
    insert into release_part (kind, key, from_release, sort, source, facts, sha256, hash)
    select kind, key, ${id}, sort, source, facts, sha256, hash from part where not exists (
      select from release_part old where old.until_release is null
        and old.kind = part.kind and old.key = part.key and old.hash = part.hash)`.execute(writer);
  await sql`set local enable_nestloop = on`.execute(writer);
  await sql`delete from release where id <= ${id}::int - ${RELEASES_KEPT}`.execute(writer);
  await sql`delete from release_part where until_release <= (select min(id) from release)`.execute(
    writer,
  );
}

const CURRENT_PARTS = sql`
  select 'pack' as kind, '' as key, 0 as sort, source, null::json as facts, null as sha256 from pack
  union all select 'media', id::text, id, source, json_build_object('sha256', sha256, 'width', width,
    'height', height, 'dominant_color', dominant_color, 'content_type', content_type, 'bytes', bytes,
    'duration', duration, 'file_credits', file_credits), sha256 from media
  union all select 'document', id::text, id, source, null, null from document
  union all select 'theme', slug, sort, source, null, null from theme
  union all select 'code', code, sort, source, null, null from code
  union all select 'record', concat(kind, ' ', id), 0, source, null, null from archive_record`;
