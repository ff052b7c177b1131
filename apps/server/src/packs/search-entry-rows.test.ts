import type { PackTheme } from '@varde/content-pack/pack';
import { expect, it } from 'vitest';
import { themeEntry } from './search-entry-rows.ts';

const LIMIT = 150_000;
const THEME: PackTheme = {
  file: 'themes/gruver.md',
  slug: 'gruver',
  title: { no: 'Gruver' },
  description: {},
  text: {},
};

function indexedText(text: string): string {
  const entry = themeEntry(THEME, { no: `<p>${text}</p>` });
  return entry.texts.norwegian?.body ?? '';
}

it.each([20, 1_000, 10_000, 100_000])('a word after %i characters of text is indexed', (length) => {
  expect(indexedText(`${'x '.repeat(length / 2)}malmtrilla`)).toContain('malmtrilla');
});

it('text beyond the limit of the database is not indexed', () => {
  const text = indexedText(`${'x '.repeat(LIMIT / 2)}malmtrilla`);
  expect(text).not.toContain('malmtrilla');
  expect(text.length).toBeLessThanOrEqual(LIMIT);
  expect(text.length).toBeGreaterThan(LIMIT - 10);
});
