/** Whether this device has tokens: all that a page needs before the sign-in code is loaded. */
import { readStored } from '#browser/storage.ts';

export const ACCESS_KEY = 'access_token';

export const hasTokens = (): boolean => readStored(ACCESS_KEY) !== undefined;

/** Calls the listener when another tab signs in, renews or signs out. */
export function onTokensOfOtherTab(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    // Without a key: storage was cleared.
    if (key === null || key === ACCESS_KEY) listener();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
