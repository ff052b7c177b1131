/** Some browsers read the blob only after the click handler. */
const REVOKE_DELAY_MS = 60_000;

/** Downloads a file that the page has made. */
export function saveFile(name: string, json: string): void {
  const href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_DELAY_MS);
}
