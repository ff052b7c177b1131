import { expect, it, vi } from 'vitest';
import { removeBundle, storeBundle } from './bundle-work.ts';
import { makeBundle } from './parts/make-bundle.ts';

vi.mock('./parts/make-bundle.ts', () => ({ makeBundle: vi.fn() }));
vi.mock('#state/device-stores.ts', () => ({
  bundleList: async () => ({ packs: [], drafts: [] }),
  changeBundleList: vi.fn(),
}));
vi.mock('#browser/service-worker.ts', () => ({ canStorePages: () => true }));
vi.mock('#browser/tab-locks.ts', () => ({
  runExclusively: (_name: string, run: () => Promise<void>) => run(),
}));

it('removing a bundle ends a download of it that goes on unseen', async () => {
  const target = { kind: 'rebus', id: 401, address: '/rebus/401', title: 'Rundt Bryggen' } as const;
  const started = Promise.withResolvers<AbortSignal>();
  vi.mocked(makeBundle).mockImplementation((_target, { signal }) => {
    started.resolve(signal);
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('stopped'))),
    );
  });
  const storing = storeBundle(target, 'no', 'never');
  const signal = await started.promise;
  await removeBundle(target);
  expect(signal.aborted).toBe(true);
  await storing;
});
