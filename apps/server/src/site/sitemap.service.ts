/** The parts of the sitemap, and their text piece by piece: never more than a batch of it is in memory. */
import type { Context } from '#context.ts';
import { nameText } from '#http/name-text.ts';
import { createContentCaches } from '#content/documents/content-cache.ts';
import {
  CLOSE,
  documentEntry,
  FIXED_PATHS,
  OPEN,
  ownerEntry,
  selectionEntry,
  themeEntry,
  urlElement,
  type SitemapUrl,
} from './sitemap.presenter.ts';
import {
  findEntries,
  findOwnerEntries,
  findParts,
  findThemeEntries,
  PART_SIZE,
  type Batch,
  type PartKind,
  type SitemapPart,
} from './sitemap.repository.ts';

interface PartOfSitemap {
  readonly name: string;
  /** Names the content; without the origin that addresses are written with. */
  readonly stamp: string;
  readonly updatedAt?: Date;
  /** Its XML in pieces. */
  readonly write: (origin: string) => AsyncIterable<string>;
}

export interface SitemapService {
  /** All parts, the fixed pages first. Remembered for a minute, or until the content changes. */
  parts(): Promise<readonly PartOfSitemap[]>;
}

const BATCH = 1_000;

/** @param partSize addresses of a part at most */
export async function createSitemapService(
  database: Context['database'],
  partSize = PART_SIZE,
): Promise<SitemapService> {
  const remember = (await createContentCaches(database)).createCache<readonly PartOfSitemap[]>();
  const readBatch = {
    documents: async (batch: Batch) =>
      (await findEntries(database, 'documents', batch)).map(
        (row) => [row.id, documentEntry(row)] as const,
      ),
    selections: async (batch: Batch) =>
      (await findEntries(database, 'selections', batch)).map(
        (row) => [row.id, selectionEntry(row)] as const,
      ),
  };

  async function* urlBatches(
    kind: PartKind,
    { after, last }: SitemapPart,
  ): AsyncGenerator<readonly SitemapUrl[]> {
    let from = after;
    while (from < last) {
      const rows = await readBatch[kind]({ after: from, last, limit: BATCH });
      yield rows.map(([, address]) => address);
      // What was last may have been taken away meanwhile.
      from = rows.at(-1)?.[0] ?? last;
    }
  }

  async function partsOf(kind: PartKind): Promise<PartOfSitemap[]> {
    const parts = await findParts(database, kind, partSize);
    return parts.map((part, index) => {
      const write = (origin: string) => writeXml(origin, urlBatches(kind, part));
      const { stamp, updatedAt } = part;
      return { name: `${kind}-${index + 1}`, stamp, updatedAt, write };
    });
  }

  async function pages(): Promise<PartOfSitemap> {
    const [owners, themes] = await Promise.all([
      findOwnerEntries(database),
      findThemeEntries(database),
    ]);
    const all: SitemapUrl[] = [
      ...FIXED_PATHS.map((path) => ({ path })),
      ...owners.map(ownerEntry),
      ...themes.map(themeEntry),
    ];
    const stamp = nameText(JSON.stringify(all));
    return { name: 'pages', stamp, write: (origin) => writeXml(origin, [all]) };
  }

  return {
    parts: () =>
      remember('public', 'parts', async () => [
        await pages(),
        ...(await partsOf('documents')),
        ...(await partsOf('selections')),
      ]),
  };
}

async function* writeXml(
  origin: string,
  batches: AsyncIterable<readonly SitemapUrl[]> | Iterable<readonly SitemapUrl[]>,
): AsyncGenerator<string> {
  yield OPEN;
  for await (const batch of batches) yield batch.map((url) => urlElement(origin, url)).join('');
  yield CLOSE;
}
