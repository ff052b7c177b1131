import type { Language } from '@varde/domain/languages';
import { useTexts } from './text-context.tsx';
import type { Translate } from './texts.ts';

/** The words of the interface in the visitor's language: `t('explore.shown', { shown: 10, total: 27 })`. */
export function useText(): Translate {
  return useTexts().t;
}

/** The language that the page is shown in. */
export function useLanguage(): Language {
  return useTexts().language;
}
