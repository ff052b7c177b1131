export interface RowDiff<T> {
  readonly added: readonly T[];
  readonly changed: readonly T[];
  /** Keys of stored rows that are no longer among the rows. */
  readonly removed: readonly string[];
}

/** Compares rows with the digests that are stored, by key. */
export function diffRows<T>(
  rows: readonly T[],
  stored: ReadonlyMap<string, string>,
  keyOf: (row: T) => string,
  digestOf: (row: T) => string,
): RowDiff<T> {
  const keys = new Set(rows.map(keyOf));
  return {
    added: rows.filter((row) => !stored.has(keyOf(row))),
    changed: rows.filter((row) => {
      const digest = stored.get(keyOf(row));
      return digest !== undefined && digest !== digestOf(row);
    }),
    removed: [...stored.keys()].filter((key) => !keys.has(key)),
  };
}
