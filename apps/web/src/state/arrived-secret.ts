/** The transfer secret in the fragment of a scanned URL. Browser only. */
import { isSecret } from '#browser/transfer-cipher.ts';

const MARK = '#move=';
/** Reported for an invalid secret. */
export const BROKEN_SECRET = 'broken';

/** The URL that the first phone shows; the secret is in the fragment, not sent to servers. */
export function transferUrl(origin: string, secret: string): string {
  return `${origin}/user${MARK}${secret}`;
}

/** Reports a secret that arrives, also while the page is open. @returns a function that stops it */
export function onArrivedSecret(listener: (secret: string) => void): () => void {
  const check = () => {
    const secret = takeArrivedSecret();
    if (secret !== undefined) listener(secret);
  };
  check();
  window.addEventListener('hashchange', check);
  return () => window.removeEventListener('hashchange', check);
}

/** Reads the secret and removes it from URL and history. `BROKEN_SECRET` if it is invalid. */
function takeArrivedSecret(): string | undefined {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(MARK)) return undefined;
  window.history.replaceState(window.history.state, '', pathname + search);
  const secret = hash.slice(MARK.length);
  return isSecret(secret) ? secret : BROKEN_SECRET;
}
