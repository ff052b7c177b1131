import { FAVOURITES_MAX, RUN_EVENTS_MAX } from '@varde/domain/constants';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '#browser/testing/stub-storage.ts';

vi.mock('#state/visitor-language.ts', () => ({ visitorLanguage: () => 'no' }));

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
  expect(applyTransferPayload(PAYLOAD)).toBe(true);
  const { currentFavourites, hasUnsentFavourites } = await import('./favourite-store.ts');
  const { unsentRuns } = await import('./run-sync.ts');
  expect([...currentFavourites().keys()]).toEqual([101]);
  expect(hasUnsentFavourites()).toBe(true);
  expect(unsentRuns()).toEqual([401]);
  expect(stored.has('quiz-x')).toBe(false);
});

it('what does not fit of a payload is left out, and the rest is merged', async () => {
  const ids = Array.from({ length: FAVOURITES_MAX + 1 }, (_, nr) => nr + 1);
  const events = Array.from({ length: RUN_EVENTS_MAX + 1 }, (_, nr) => ({
    id: `e${nr}`,
    at: nr,
    run: 1,
    type: 'reached',
  }));
  const { applyTransferPayload } = await import('./transfer-payload.ts');
  const { currentFavourites, storeToggle } = await import('./favourite-store.ts');
  const { readRun } = await import('./run-storage.ts');
  storeToggle(9_001, 5);
  const settings = { favourites: ids };
  const runs = { 401: { events }, 402: { events: events.slice(0, 3) } };
  expect(applyTransferPayload(JSON.stringify({ version: 1, settings, runs }))).toBe(false);
  expect([...currentFavourites().keys()]).toEqual([9_001]);
  expect(readRun(401).events).toEqual([]);
  expect(readRun(402).events).toHaveLength(3);
});
