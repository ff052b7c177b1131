import type { PackObject } from '@varde/content-pack/pack-records';
import type { Context } from '#context.ts';
import {
  findObjects,
  findOwnerTitle,
  findRecord,
  findRecordMedia,
} from '#modules/outside/archive-records.repository.ts';
import { matchesFilter, matchesWords } from './match-search.ts';
import { presentSearchDocument, type SearchDocument } from './search-stand-in.presenter.ts';
import { presentArtifact } from './stand-in.presenter.ts';

export interface SearchWish {
  readonly words: string;
  readonly filters: readonly string[];
  readonly start: number;
  readonly rows: number;
}

export interface ObjectsStandIn {
  /** An imported object as the museum database writes it. @param id its number or uuid */
  find(id: string): Promise<object | undefined>;
  /** Imported objects as its search writes them. */
  search(wish: SearchWish): Promise<{ total: number; documents: SearchDocument[] }>;
}

export function createObjectsStandIn({ database }: Pick<Context, 'database'>): ObjectsStandIn {
  return {
    async find(id) {
      const found = await findRecord(database, 'object', id);
      if (!found) return undefined;
      const { source: object, language } = found;
      const { images, model3d, owner } = object;
      const [media, ownerTitle] = await Promise.all([
        findRecordMedia(database, [...images, ...(model3d ? [model3d] : [])]),
        findOwnerTitle(database, owner),
      ]);
      return presentArtifact({ object, language, media, ownerTitle });
    },
    async search({ words, filters, start, rows }) {
      const documents = await allDocuments(database);
      const found = documents.filter(
        (one) => matchesWords(one, words) && filters.every((filter) => matchesFilter(one, filter)),
      );
      return { total: found.length, documents: found.slice(start, start + rows) };
    },
  };
}

/** All at once: a pack on one's own machine holds few. */
async function allDocuments(database: Context['database']): Promise<SearchDocument[]> {
  const objects = await findObjects(database);
  const files = objects.flatMap(({ source }): PackObject['images'] => source.images);
  const pictures = await findRecordMedia(database, [...new Set(files)]);
  return objects.map(({ source, language }) => presentSearchDocument(source, language, pictures));
}
