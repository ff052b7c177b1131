import { expect, it } from 'vitest';
import { createStatementNames } from './postgres-pool.ts';

it('a statement is named from its third use on, always the same', () => {
  const nameOf = createStatementNames();
  const names = Array.from({ length: 5 }, () => nameOf('select 1'));
  expect(names.slice(0, 2)).toEqual([undefined, undefined]);
  expect(names[2]).toMatch(/^\w{1,63}$/);
  expect(new Set(names.slice(2)).size).toBe(1);
  expect(Array.from({ length: 3 }, () => nameOf('select 2'))[2]).not.toBe(names[2]);
});

it('no further statements are named beyond the limit, and existing names remain', () => {
  const nameOf = createStatementNames();
  const thrice = (sql: string): string | undefined => [sql, sql, sql].map(nameOf)[2];
  const first = thrice('select 0');
  const named = Array.from({ length: 2_000 }, (_, index) => thrice(`select ${index}`));
  expect(new Set(named.filter(Boolean)).size).toBe(200);
  expect(nameOf('select 0')).toBe(first);
});
