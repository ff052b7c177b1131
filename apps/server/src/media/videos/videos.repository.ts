/** The queue of videos to encode for streaming: claims and results. */
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { IN_A_RELEASE } from '../media.repository.ts';

export interface EncodingJob {
  readonly sha256: string;
  readonly duration: number | null;
}

/** A claim must be extended before this time, else another server takes the video. */
export const CLAIM_S = 120;

/** Claims the next video without a claim; `undefined` when there is none. */
export async function claimVideo(
  { kysely }: Database,
  version: number,
): Promise<EncodingJob | undefined> {
  const { rows } = await sql<EncodingJob>`
    insert into film_stream (sha256, version, claimed_until)
      select m.sha256, ${version}, now() + make_interval(secs => ${CLAIM_S}) from media m
      left join film_stream made on made.sha256 = m.sha256
      where m.media_type = 'video' and (made.sha256 is null or made.version < ${version}
        or (made.made_at is null and made.failed is null and made.claimed_until < now()))
      order by m.id limit 1
    on conflict (sha256) do update set version = excluded.version, claimed_until = excluded.claimed_until,
      made_at = null, failed = null
      where film_stream.version < excluded.version
        or (film_stream.made_at is null and film_stream.failed is null and film_stream.claimed_until < now())
    returning sha256, (select duration from media where media.sha256 = film_stream.sha256 limit 1) as duration`.execute(
    kysely,
  );
  return rows[0];
}

export async function extendClaim({ kysely }: Database, sha256: string): Promise<void> {
  await sql`update film_stream set claimed_until = now() + make_interval(secs => ${CLAIM_S})
    where sha256 = ${sha256} and made_at is null`.execute(kysely);
}

/** Releases the claim, so that the video can be claimed at once. */
export async function releaseVideo({ kysely }: Database, sha256: string): Promise<void> {
  await sql`delete from film_stream where sha256 = ${sha256} and made_at is null`.execute(kysely);
}

/** Invalidates cached responses too: they may link to a stream of an earlier ladder, now gone. */
export async function failVideo({ kysely }: Database, sha256: string, why: string): Promise<void> {
  await sql`update film_stream set failed = ${why}, claimed_until = null where sha256 = ${sha256}`.execute(
    kysely,
  );
  await sql`notify varde_content`.execute(kysely);
}

export interface Poster {
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
}

/** Publishes the stream; every server invalidates its cached responses. */
export async function finishVideo(
  { kysely }: Database,
  sha256: string,
  poster: Poster,
): Promise<void> {
  await kysely.transaction().execute(async (writer) => {
    await sql`update film_stream set made_at = now(), claimed_until = null, poster_sha256 = ${poster.sha256},
      poster_width = ${poster.width}, poster_height = ${poster.height} where sha256 = ${sha256}`.execute(
      writer,
    );
    await sql`notify varde_content`.execute(writer);
  });
}

export async function countVideos({ kysely }: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct sha256)::int as count from media where media_type = 'video'`.execute(
    kysely,
  );
  return rows[0]?.count ?? 0;
}

/** Full digest of the video with this identifier, when its stream is ready. */
export async function findStream(
  { kysely }: Database,
  identifier: string,
  version: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ sha256: string }>`
    select m.sha256 from media m join film_stream made on made.sha256 = m.sha256
    where m.identifier = ${identifier} and made.made_at is not null and made.version = ${version} limit 1`.execute(
    kysely,
  );
  return rows[0]?.sha256;
}

/** Videos of the content and of kept releases, encoded or claimed. */
export async function findStreamDigests({ kysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from film_stream where ${IN_A_RELEASE}`.execute(kysely);
  return rows.map(({ sha256 }) => sha256);
}

/** Deletes rows of videos that no kept release has, unless claimed. */
export async function deleteUnusedStreams({ kysely }: Database): Promise<void> {
  await sql`delete from film_stream where (claimed_until is null or claimed_until < now())
    and not ${IN_A_RELEASE}`.execute(kysely);
}
