import type { Theme } from '@varde/contract/themes';
import type { Texts } from '#i18n/texts.ts';
import { themePath } from '#api/transform/page-paths.ts';
import { toRights } from '#api/transform/figure.ts';
import { toImage } from '#api/transform/image.ts';
import { toRichText } from '#api/transform/rich-text.ts';
import { toText, toTextOrEmpty } from '#api/transform/text.ts';
import type { RightsView, ImageView, RichTextNode, TextView } from '#view-models.ts';

export interface ThemePageView {
  readonly path: string;
  readonly title: TextView;
  readonly lead?: TextView | undefined;
  readonly image?: ImageView | undefined;
  readonly imageRights: RightsView;
  readonly text?: { readonly nodes: readonly RichTextNode[]; readonly lang: string } | undefined;
}

/** The content of a theme's page. Pure. */
export function toThemePageView(theme: Theme, { language, t }: Texts): ThemePageView {
  const html = toText(theme.html, language.key);
  return {
    path: themePath(theme.slug),
    title: toTextOrEmpty(theme.title, language.key),
    lead: toText(theme.description, language.key),
    image: toImage(theme.media_data, language.key),
    imageRights: toRights(theme.media_data, t),
    text: html && { nodes: toRichText(html.text), lang: html.lang },
  };
}
