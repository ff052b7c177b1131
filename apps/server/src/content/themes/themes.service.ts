import type { SelectionItem, Theme, SelectionsQuery, ThemesQuery } from '@varde/contract/themes';
import type { Page } from '@varde/contract/common';
import { presentImage } from '#media/media.presenter.ts';
import type { Context } from '#context.ts';
import type { Audience } from '#audience.ts';
import { readPage, readSlice } from '#content/documents/document-query.ts';
import { searchOthers, type OtherKind } from '#content/search/search.service.ts';
import {
  type SelectionRow,
  type ThemeRow,
  findSelections,
  findTheme,
  findThemes,
} from './themes.repository.ts';

export interface ThemesService {
  list(query: ThemesQuery, audience: Audience): Promise<Page<Theme>>;
  get(slug: string, audience: Audience): Promise<Theme | undefined>;
  selections(query: SelectionsQuery, audience: Audience): Promise<Page<SelectionItem>>;
}

export function createThemesService({ database }: Context): ThemesService {
  const find = async (kind: OtherKind, search: string | undefined, audience: Audience) =>
    search?.trim() ? searchOthers(database, search, kind, audience) : undefined;
  return {
    async list(query, audience) {
      const found = await find('theme', query.search, audience);
      const filter = { found, ownerId: query.owner_id };
      const { rows, total } = await findThemes(database, readSlice(query), audience, filter);
      return { items: rows.map(presentTheme), total, ...readPage(query) };
    },
    async get(slug, audience) {
      const row = await findTheme(database, slug, audience);
      return row && presentTheme(row);
    },
    async selections(query, audience) {
      const found = await find('selection', query.search, audience);
      const filter = { found, ownerId: query.owner_id };
      const { rows, total } = await findSelections(database, readSlice(query), audience, filter);
      return { items: rows.map(presentSelection), total, ...readPage(query) };
    },
  };
}

function presentTheme({ image, ...row }: ThemeRow): Theme {
  return {
    slug: row.slug,
    title: row.title,
    description: row.description,
    html: row.html,
    kulturnav: row.kulturnav,
    media_data: presentImage(image),
    document_count: row.document_count,
  };
}

function presentSelection({ image, ...row }: SelectionRow): SelectionItem {
  return {
    id: row.id,
    group_id: row.group_id,
    group_title: row.group_title,
    title: row.title,
    description: row.description,
    media_data: presentImage(image),
    item_count: row.item_count,
  };
}
