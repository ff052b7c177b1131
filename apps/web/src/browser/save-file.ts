/** Some browsers fetch what is to be saved only after the press has been dealt with. */
const REVOKE_DELAY_MS = 60_000;

/** Gives the visitor a file that the page has made. */
export function saveFile(name: string, json: string): void {
  const href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_DELAY_MS);
}
