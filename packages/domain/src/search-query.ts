/** Writes conditions on a text search vector in PostgreSQL's `tsquery` language. */

/** One form that satisfies a word of a search. */
export interface Alternative {
  /** All are required; letters and digits only. */
  readonly lexemes: readonly string[];
  /** The last lexeme matches as a prefix. */
  readonly isPrefix?: boolean;
}

/**
 * Weights assigned by `setweight`. Without weights, the query matches everywhere and is answered
 * from the index alone.
 */
export type VectorWeights = '' | 'A' | 'B' | 'C';

/** As much of a line as is indexed (migration 0018): a lexeme has at most 2,046 bytes. */
const LINE = /^[\p{L}\p{N} ]{1,500}/u;
const LEXEME = /^[\p{L}\p{N}]+$/u;

/** An OR of the alternatives; `undefined` when there are none. */
export function anyOf(
  alternatives: readonly Alternative[],
  weights: VectorWeights = '',
): string | undefined {
  const written = alternatives.flatMap((one) => writeAlternative(one, weights) ?? []);
  return written.length > 0 ? [...new Set(written)].join(' | ') : undefined;
}

function writeAlternative(
  { lexemes, isPrefix = false }: Alternative,
  weights: VectorWeights,
): string | undefined {
  if (lexemes.length === 0 || !lexemes.every((lexeme) => LEXEME.test(lexeme))) return undefined;
  const written = lexemes.map((lexeme, index) => {
    const marks = `${isPrefix && index === lexemes.length - 1 ? '*' : ''}${weights}`;
    return `'${lexeme}'${marks && `:${marks}`}`;
  });
  return written.length === 1 ? written[0] : `(${written.join(' & ')})`;
}

/** At least `least` of the conditions, each in parentheses; `undefined` without conditions. */
export function atLeast(conditions: readonly string[], least: number): string | undefined {
  const sets = combinations(conditions, Math.min(least, conditions.length));
  const written = sets
    .filter((set) => set.length > 0)
    .map((set) => `(${set.map((one) => `(${one})`).join(' & ')})`);
  return written.length > 0 ? written.join(' | ') : undefined;
}

/** Everything that satisfies `condition` but not `excluded`, if there is one. */
export function except(condition: string, excluded: string | undefined): string {
  return excluded === undefined ? condition : `(${condition}) & !(${excluded})`;
}

/** A whole line as one lexeme that begins with any of these lines, or that is the only one. */
export function lineOf(lines: readonly string[], match: 'whole' | 'beginning'): string {
  const written = [...new Set(lines)].flatMap((line) => LINE.exec(line)?.[0] ?? []);
  return written.map((line) => `'${line}'${match === 'whole' ? '' : ':*'}`).join(' | ');
}

function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}
