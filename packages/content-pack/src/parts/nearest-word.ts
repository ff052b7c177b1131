/** The known word that a misspelt one probably stands for; `undefined` when none is similar. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  const ranked = known
    .map((candidate) => ({ candidate, edits: edits(word.toLowerCase(), candidate) }))
    .sort((a, b) => a.edits - b.edits);
  const best = ranked[0];
  return best && best.edits <= limit ? best.candidate : undefined;
}

/** Levenshtein distance; both words are cut at 60 characters, no key is longer. */
function edits(from: string, to: string): number {
  const [a, b] = [from.slice(0, 60), to.slice(0, 60)];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const change = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const step = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      current.push(Math.min(change, step));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
