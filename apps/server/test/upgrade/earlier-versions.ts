/** Databases and media of earlier versions; README.md beside it says how they were made. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';

const here = (name: string): string => join(import.meta.dirname, name);

/** Exported alike by all of these versions. */
export const EARLIER_PACK = here('pack');

/** Named by the last migration that they had. */
export const EARLIER_VERSIONS = ['0001', '0004', '0009', '0011'] as const;
export type EarlierVersion = (typeof EARLIER_VERSIONS)[number];

/** `0001` stored no visitors' data, `0004` only that of visitors whom another service signed in. */
export const WITH_ACCOUNTS = ['0009', '0011'] as const;

/** `externalId` in `0004`; else `email`, with the password of `sign-up.ts`. */
export const VISITOR = { externalId: 'kari', email: 'kari@havn.example' } as const;

/** @param url of an empty database */
export async function restoreDump(url: string, version: EarlierVersion): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(await readFile(here(`${version}.sql`), 'utf8'));
  } finally {
    await client.end();
  }
}

/** The originals in a data folder, as every version stored them: by their content. */
export async function storeEarlierMedia(dataFolder: string): Promise<void> {
  const media = join(EARLIER_PACK, 'media');
  for (const name of await readdir(media)) {
    const path = join(media, name);
    const sha256 = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    const target = join(dataFolder, 'media', sha256.slice(0, 2), sha256);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(path, target);
  }
}
