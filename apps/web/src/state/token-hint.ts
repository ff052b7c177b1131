/** Whether somebody is, or was, signed in on this device: all that a page needs to know before anything of signing in is loaded. */
import { readStored } from '#browser/storage.ts';

export const ACCESS_KEY = 'access_token';

export const hasTokens = (): boolean => readStored(ACCESS_KEY) !== undefined;

/** Hears when another tab signs in, renews or signs out. */
export function onTokensOfOtherTab(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    // Without a key: everything was removed.
    if (key === null || key === ACCESS_KEY) listener();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
