/** The secret that a scanned address brought behind its `#`. Browser only. */
import { isSecret } from '#browser/transfer-cipher.ts';

const MARK = '#move=';
/** Came instead of one that is whole. */
export const BROKEN_SECRET = 'broken';

/** What the first phone shows: a page of ours, with the secret where no server sees it. */
export function transferUrl(origin: string, secret: string): string {
  return `${origin}/user${MARK}${secret}`;
}

/** Tells of one that has come, also while the page is open. @returns what ends it */
export function onArrivedSecret(listener: (secret: string) => void): () => void {
  const look = () => {
    const secret = takeArrivedSecret();
    if (secret !== undefined) listener(secret);
  };
  look();
  window.addEventListener('hashchange', look);
  return () => window.removeEventListener('hashchange', look);
}

/** Reads it from the address and takes it away there: it is to stand in no history. `BROKEN_SECRET` where it is not whole. */
function takeArrivedSecret(): string | undefined {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(MARK)) return undefined;
  window.history.replaceState(window.history.state, '', pathname + search);
  const secret = hash.slice(MARK.length);
  return isSecret(secret) ? secret : BROKEN_SECRET;
}
