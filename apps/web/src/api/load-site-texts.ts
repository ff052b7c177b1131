/** Loads what only the pages about the site need: the museum's own texts, and who is responsible. */
import { pickText, type LanguageMap } from '@varde/domain/languages';
import type { Texts } from '#i18n/texts.ts';
import type { RichTextView, SiteTextsView } from '#view-models.ts';
import { callApi } from './api-client.ts';
import { toRichText } from './transform/rich-text.ts';

/** Empty where it fails: the pages say the rest. */
export async function loadSiteTexts({ language }: Texts): Promise<SiteTextsView> {
  const result = await callApi('getSite');
  if (result.status !== 'ok') return {};
  const { about, privacy, accessibility, ...rest } = result.data.texts;
  const inLanguage = (map: LanguageMap | undefined): RichTextView | undefined => {
    const picked = pickText(map, language.key);
    return picked && { nodes: toRichText(picked.text), lang: picked.lang };
  };
  return {
    ...rest,
    about: inLanguage(about),
    privacy: inLanguage(privacy),
    accessibility: inLanguage(accessibility),
  };
}
