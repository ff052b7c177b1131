import { LANGUAGES } from '@varde/domain/languages';
import { expect, it } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { languageName } from './document-opening.tsx';

it.each(LANGUAGES.map(({ tag }) => tag))('languageName has a name for %s', async (tag) => {
  expect(languageName(tag, (await loadTexts('en')).t)).toMatch(/^[A-Z]/);
});
