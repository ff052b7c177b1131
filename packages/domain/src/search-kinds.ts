/**
 * Names of kinds as visitors see them in Norwegian, Swedish and English, which find all documents of
 * the kind. Only of rare kinds: "museum" and "sted" are in many texts, and would find all of them.
 * Stored content has them: a change needs a new `DERIVED_VERSION` of the server.
 */
import { searchWords } from './search-words.ts';

const NAMES: Readonly<Record<string, string>> = {
  group: 'presentasjon presentasjoner presentasjonar presentation presentationer presentations',
  rebus: 'rebus rebusløp rebuslopp quiz',
  selection: 'utvalg utval urval selection selections',
};

const kinds = Object.entries(NAMES).map(([kind, names]) => ({ kind, words: searchWords(names) }));

/** Separated by spaces; empty for kinds that are not searched by name. */
export const namesOfKind = (kind: string): string => NAMES[kind] ?? '';

/** Kinds that one of these folded words names. */
export function kindsNamed(words: readonly string[]): string[] {
  return kinds
    .filter((one) => one.words.some((word) => words.includes(word)))
    .map(({ kind }) => kind);
}
