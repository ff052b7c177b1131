import { foldSearch } from '@varde/domain/fold-search';
import { languageOrFallback } from '@varde/domain/languages';
import type { Page } from '@varde/contract/common';
import type { Owner, OwnerHead, OwnersQuery } from '@varde/contract/owners';
import type { Context } from '#context.ts';
import type { Audience } from '#http/product-api.ts';
import { findHeads } from '#modules/documents/document-head.repository.ts';
import { readLocation, readPage, readSlice } from '#modules/documents/document-query.ts';
import { getDocument } from '#modules/documents/documents.service.ts';
import { nameOf, presentOwner } from './owners.presenter.ts';
import { findOwners, type OwnerRow } from './owners.repository.ts';

export interface OwnersService {
  list(query: OwnersQuery, audience: Audience): Promise<Page<OwnerHead>>;
  get(id: string, audience: Audience): Promise<Owner | undefined>;
}

export function createOwnersService({ database }: Context): OwnersService {
  return {
    async list(query, audience) {
      const near = readLocation(query.location);
      const slug = query.owner_slug === undefined ? {} : { slug: query.owner_slug };
      const rows = await findOwners(database, { audience, ...slug, ...(near ? { near } : {}) });
      const found = rows
        .filter((row) => isNamed(row, query.search))
        .sort(near ? byDistance : byName);
      const { limit, offset } = readSlice(query);
      const shown = found.slice(offset, offset + limit);
      const heads = await findHeads(
        database,
        shown.map((row) => row.document_id),
        audience,
        near,
      );
      const items = shown.flatMap((row) => {
        const head = heads.find((candidate) => candidate.id === row.document_id);
        return head ? [presentOwner(row, head, near !== undefined)] : [];
      });
      return { items, total: found.length, ...readPage(query) };
    },
    async get(id, audience) {
      const [row] = await findOwners(database, { audience, id });
      if (!row) return undefined;
      const [[head], document] = await Promise.all([
        findHeads(database, [row.document_id], audience),
        getDocument(
          database,
          row.document_id,
          { include_media: true },
          { audience, isUnlocked: false },
        ),
      ]);
      return head && document && { ...presentOwner(row, head, false), owner_document: document };
    },
  };
}

/** Every word of the search must stand in a name, in any language. */
function isNamed(row: OwnerRow, search = ''): boolean {
  const words = foldSearch(search).split(/\s+/).filter(Boolean);
  return words.every((word) => row.title_text.includes(word));
}

function byDistance(a: OwnerRow, b: OwnerRow): number {
  return (a.distance ?? Infinity) - (b.distance ?? Infinity) || byName(a, b);
}

function byName(a: OwnerRow, b: OwnerRow): number {
  const { tag } = languageOrFallback(a.default_language);
  return new Intl.Collator(tag).compare(nameOf(a), nameOf(b)) || (a.id < b.id ? -1 : 1);
}
