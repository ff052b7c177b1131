import { expect, it } from 'vitest';
import type { ItemView } from '#api/transform/list-item.ts';
import { joinPages } from './paged-list.tsx';

const row = (id: number): ItemView => ({
  id,
  href: `/article/${id}`,
  kind: 'article',
  title: { text: `Place ${id}`, lang: 'en' },
  state: 'normal',
});

it('joinPages appends the next page without rows that moved to it in the meantime', () => {
  const before = { items: [row(1), row(2)], total: 5, nextPage: 2, previousPage: undefined };
  const next = { items: [row(2), row(3)], total: 6, nextPage: 3, previousPage: undefined };
  expect(joinPages(before, next)).toEqual({ ...next, items: [row(1), row(2), row(3)] });
});
