import type { Language } from '@varde/domain/languages';
import { siteName } from '#browser/site-profile.ts';
import { useTexts } from './text-context.tsx';
import type { Translate } from './texts.ts';

/** The translate function in the page language: `t('explore.shown', { shown: 10, total: 27 })`. */
export function useText(): Translate {
  return useTexts().t;
}

/** The name of the site in the page language. */
export function useSiteName(): string {
  return siteName(useLanguage().key);
}

/** The language of the page. */
export function useLanguage(): Language {
  return useTexts().language;
}
