/** The page of the site that the visitor was on before this one, within one page load (specification §4: where a sign-in leads back to). */

let previous: string | undefined;

export function notePreviousPath(path: string): void {
  previous = path;
}

export function previousPath(): string | undefined {
  return previous;
}
