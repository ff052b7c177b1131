import { LRUCache } from 'lru-cache';

/** Gives a statement that comes again and again a name, under which a connection parses and plans it only once. */
export type NameStatement = (sql: string) => string | undefined;

/** A statement that has come so often will come again. */
const NAMED_AT_USE = 3;
/** A connection keeps some tens of kilobytes for each; callers choose filters freely and so make endless statements. */
const MAX_NAMES = 200;

export function createStatementNames(): NameStatement {
  const names = new Map<string, string>();
  const uses = new LRUCache<string, number>({ max: 4 * MAX_NAMES });
  return (sql) => {
    const name = names.get(sql);
    if (name !== undefined || names.size >= MAX_NAMES) return name;
    const count = (uses.get(sql) ?? 0) + 1;
    if (count < NAMED_AT_USE) {
      uses.set(sql, count);
      return undefined;
    }
    uses.delete(sql);
    names.set(sql, `varde_${names.size + 1}`);
    return names.get(sql);
  };
}
