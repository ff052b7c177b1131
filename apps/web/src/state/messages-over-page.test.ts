import { expect, it, vi } from 'vitest';
import { closePopup, openPopup } from './popup.ts';
import { createStore } from '#browser/store.ts';
import { closeToast, showToast } from '#state/toast.ts';

it('a store notifies its listeners of each value until they unsubscribe', () => {
  const store = createStore('first');
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  store.set('second');
  expect(store.get()).toBe('second');
  stop();
  store.set('third');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.get()).toBe('third');
});

it('popup, toast and players can be used without a page, as on the server', () => {
  expect(() => {
    showToast({ message: 'Hei' });
    closeToast();
    openPopup({ icon: 'trophy', title: 'Hei', confetti: true });
    closePopup();
  }).not.toThrow();
});
