/** What a fuzz target is, and the files that its inputs are mutated from. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface FuzzTarget {
  readonly name: string;
  /** Real files; inputs are mutations of them. */
  readonly seeds: readonly Buffer[];
  /** Syntax that mutations insert. Targets with it read text. */
  readonly tokens?: readonly string[];
  /**
   * Throws when a promise is broken: an undeclared error, or a result without the property.
   * @param input as short as 0 bytes
   */
  readonly check: (input: Buffer) => void | Promise<void>;
}

export const root = path.dirname(import.meta.dirname);

export const readSeeds = (...patterns: readonly string[]): Buffer[] =>
  globSync([...patterns], { cwd: root })
    .toSorted()
    .map((file) => readFileSync(path.join(root, file)));

/** @throws naming both sides of a promise that is broken */
export function demand(isKept: boolean, promise: string, found?: unknown): void {
  if (!isKept) throw new Error(`${promise}: ${JSON.stringify(found)?.slice(0, 300)}`);
}
