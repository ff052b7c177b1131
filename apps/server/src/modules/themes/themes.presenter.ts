import type { SelectionItem, Theme } from '@varde/contract/themes';
import { presentImage } from '#modules/media/media.presenter.ts';
import type { SelectionRow, ThemeRow } from './themes.repository.ts';

export function presentTheme({ image, ...row }: ThemeRow): Theme {
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

export function presentSelection({ image, ...row }: SelectionRow): SelectionItem {
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
