import type { Texts } from '#i18n/texts.ts';
import type { LoadedDocument } from '#api/load-document.ts';
import { themePath } from '#api/transform/page-paths.ts';
import { toTextOrEmpty } from '#api/transform/text.ts';
import type { TextView } from '#view-models.ts';
import { toDocumentView, type DocumentView } from './document-view.ts';

export interface ThemeLinkView {
  readonly href: string;
  readonly title: TextView;
}

export interface ArticleView extends DocumentView {
  readonly themes: readonly ThemeLinkView[];
  /** Some themes failed to load. */
  readonly themesFailed: boolean;
}

/** View of an article page, in the visitor's language. Pure. */
export function toArticleView(
  { themes, themesFailed = false, ...loaded }: LoadedDocument,
  texts: Texts,
) {
  const view: ArticleView = {
    ...toDocumentView(loaded, texts),
    themes: themes.map(({ slug, title }) => ({
      href: themePath(slug),
      title: toTextOrEmpty(title, texts.language.key),
    })),
    themesFailed,
  };
  return view;
}
