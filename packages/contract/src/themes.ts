/** Themes and selections (specification §1.3) and their endpoints. */
import Type from 'typebox';
import { Id, LanguageMap, nullable, OwnerId, page, PageQuery, SearchQuery } from './common.ts';
import { MediaData } from './media.ts';

export const Theme = Type.Object({
  slug: Type.String(),
  title: LanguageMap,
  description: LanguageMap,
  html: LanguageMap,
  kulturnav: nullable(Type.String()),
  media_data: nullable(MediaData),
  document_count: Type.Integer(),
});

/** A selection of a published presentation; its page is /group/{group_id}/selection/{id}. */
export const SelectionItem = Type.Object({
  id: Id,
  group_id: Id,
  group_title: LanguageMap,
  title: LanguageMap,
  description: LanguageMap,
  media_data: nullable(MediaData),
  item_count: Type.Integer(),
});

const OwnersOnly = { owner_id: Type.Optional(OwnerId) };

/** With an owner: only themes of its documents, with counts over those. */
export const ThemesQuery = Type.Object({
  ...PageQuery,
  search: Type.Optional(SearchQuery),
  ...OwnersOnly,
});
export const ThemeParams = Type.Object({
  slug: Type.String({
    maxLength: 100,
    pattern: '^[a-z0-9-]+$',
    description: 'Lowercase letters, digits and -',
  }),
});
export const SelectionsQuery = Type.Object({
  ...PageQuery,
  search: Type.Optional(SearchQuery),
  ...OwnersOnly,
});

export const ThemePage = page(Theme);
export const SelectionPage = page(SelectionItem);

export type Theme = Type.Static<typeof Theme>;
export type ThemePage = Type.Static<typeof ThemePage>;
export type SelectionItem = Type.Static<typeof SelectionItem>;
export type SelectionPage = Type.Static<typeof SelectionPage>;
export type ThemesQuery = Type.Static<typeof ThemesQuery>;
export type SelectionsQuery = Type.Static<typeof SelectionsQuery>;
