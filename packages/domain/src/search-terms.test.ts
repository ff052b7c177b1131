import { expect, it } from 'vitest';
import { relatedTerms, roughStem } from './search-terms.ts';

it.each([
  ['kirkene', 'kirk'],
  ['hallristningarnas', 'hallristning'],
  ['museums', 'museum'],
  // No ending that leaves less than three letters.
  ['bare', 'bar'],
  ['ane', 'ane'],
  ['by', 'by'],
])('the approximate stem of %s is %s', (word, stem) => expect(roughStem(word)).toBe(stem));

it.each([
  [['church'], ['kirke']],
  [['churches'], ['kirke']],
  [['helleristninger'], ['rock', 'carving']],
  [['rock', 'carvings'], ['helleristning']],
])('%j has the synonym %j, and not itself', (words, synonym) => {
  const related = relatedTerms(words);
  expect(related).toContainEqual(synonym);
  const stems = (term: readonly string[]) => term.map(roughStem).join(' ');
  expect(related.map(stems)).not.toContain(stems(words));
});

it('words without a synonym have none', () => expect(relatedTerms(['xyzzy'])).toEqual([]));
