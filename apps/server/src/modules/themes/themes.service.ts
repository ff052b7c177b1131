import type { Page } from '@varde/contract/common';
import type { SelectionItem, SelectionsQuery, Theme, ThemesQuery } from '@varde/contract/themes';
import type { Context } from '#context.ts';
import type { Audience } from '#audience.ts';
import { readPage, readSlice } from '#modules/documents/document-query.ts';
import { searchOthers, type OtherKind } from '#modules/search/search.service.ts';
import { presentSelection, presentTheme } from './themes.presenter.ts';
import { findSelections, findTheme, findThemes } from './themes.repository.ts';

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
