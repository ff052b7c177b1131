import { beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '#browser/testing/stub-storage.ts';

let stored: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  stored = stubStorage();
  vi.stubGlobal('window', { addEventListener: () => undefined });
});

const PAYLOAD = JSON.stringify({
  version: 1,
  settings: { favourites: [101], favourite_times: { 101: 5 } },
  runs: { 401: { events: [] }, x: {} },
});

it('a transferred payload is merged, and all of it is still to be sent to the account', async () => {
  const { applyTransferPayload } = await import('./transfer-payload.ts');
  applyTransferPayload(PAYLOAD);
  const { currentFavourites, hasUnsentFavourites } = await import('./favourite-store.ts');
  const { unsentRuns } = await import('./run-sync.ts');
  expect([...currentFavourites().keys()]).toEqual([101]);
  expect(hasUnsentFavourites()).toBe(true);
  expect(unsentRuns()).toEqual([401]);
  expect(stored.has('quiz-x')).toBe(false);
});
