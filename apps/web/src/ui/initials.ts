/** The first letters of the first and the last name, as an avatar shows them; empty where there is no letter. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((part) => /^\p{L}/u.exec(part)?.[0] ?? []);
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return ends.join('').toLocaleUpperCase();
}
