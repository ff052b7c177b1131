import { LRUCache } from 'lru-cache';

/** Names a repeated statement, so that each connection parses and plans it only once. */
export type NameStatement = (sql: string) => string | undefined;

/** A statement is named on its third use. */
const NAMED_AT_USE = 3;
/** Each name costs a connection tens of kilobytes, and free filters create unlimited statements. */
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
