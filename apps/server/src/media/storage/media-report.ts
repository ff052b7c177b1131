/** The report of `varde media`: stored, derived and unused files, by kind. */
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Message, msg, translate, type Translate } from '@varde/domain/message';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { findAllDigests } from '../media.repository.ts';
import type { MediaStore } from './media.store.ts';
import { decimal } from '#terminal-text.ts';
import { filesBelow, listUnused, type Amount } from './unused-files.ts';

export interface MediaReport {
  /** Files of the content: `image`, `audio` …, from the database. */
  readonly stored: readonly (Amount & { readonly kind: string })[];
  readonly derived: Amount;
  readonly streams: Amount;
  readonly unused: Amount;
  /** Paths of the unused files. */
  readonly unusedFiles: readonly string[];
}

export async function reportMedia(database: Database, store: MediaStore): Promise<MediaReport> {
  const unused = await listUnused(store, () => findAllDigests(database));
  const unusedFiles = unused.map((digest) => store.pathOf(digest)).sort();
  return {
    stored: await amountsByKind(database),
    derived: await amountOf(await filesBelow(store.derivedFolder)),
    streams: await amountOf(await filesBelow(join(dirname(store.folder), 'streams'))),
    unused: await amountOf(unusedFiles),
    unusedFiles,
  };
}

async function amountsByKind({ kysely }: Database): Promise<MediaReport['stored']> {
  const { rows } = await sql<Amount & { kind: string }>`
    select kind, count(*)::int as files, sum(bytes)::float8 as bytes
    from (select distinct on (sha256) media_type as kind, bytes from media) file
    group by kind order by kind`.execute(kysely);
  return rows;
}

async function amountOf(paths: readonly string[]): Promise<Amount> {
  let bytes = 0;
  for (const path of paths) bytes += (await stat(path).catch(() => undefined))?.size ?? 0;
  return { files: paths.length, bytes };
}

const STORED: ReadonlyMap<string, Message> = new Map([
  ['image', msg`stored image`],
  ['audio', msg`stored audio`],
  ['video', msg`stored video`],
  ['model3d', msg`stored model3d`],
]);

export function formatReport(report: MediaReport, t: Translate = translate): string {
  const { stored, derived, streams, unused } = report;
  const lines: [string, Amount][] = [
    ...stored.map(({ kind, ...amount }): [string, Amount] => [
      t(STORED.get(kind) ?? msg`${kind}`),
      amount,
    ]),
    [t(msg`derived images`), derived],
    [t(msg`streams`), streams],
    [t(msg`unused`), unused],
  ];
  return lines
    .map(([what, { files, bytes }]) => {
      const size = t(decimal(bytes / 1e6)).padStart(10);
      return t(msg`${what.padEnd(18)}${String(files).padStart(8)} files ${size} MB`);
    })
    .join('\n');
}
