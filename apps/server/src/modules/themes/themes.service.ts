import type { Page } from '@varde/contract/common';
import type { SelectionItem, Theme } from '@varde/contract/themes';
import type { Context } from '#context.ts';
import { readPage, readSlice } from '#modules/documents/document-query.ts';
import { presentSelection, presentTheme } from './themes.presenter.ts';
import { findSelections, findTheme, findThemes } from './themes.repository.ts';

interface PageQuery {
  readonly page?: number;
  readonly page_size?: number;
}

export interface ThemesService {
  list(query: PageQuery): Promise<Page<Theme>>;
  get(slug: string): Promise<Theme | undefined>;
  selections(query: PageQuery): Promise<Page<SelectionItem>>;
}

export function createThemesService({ database }: Context): ThemesService {
  return {
    async list(query) {
      const { rows, total } = await findThemes(database, readSlice(query));
      return { items: rows.map(presentTheme), total, ...readPage(query) };
    },
    async get(slug) {
      const row = await findTheme(database, slug);
      return row && presentTheme(row);
    },
    async selections(query) {
      const { rows, total } = await findSelections(database, readSlice(query));
      return { items: rows.map(presentSelection), total, ...readPage(query) };
    },
  };
}
