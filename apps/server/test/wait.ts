import { onTestFinished, vi } from 'vitest';

/** For conditions that another connection or process brings about, on a busy machine. */
export const WAIT = { timeout: 60_000, interval: 50 };

/** Limits of the product that are counted in this process never end: a busy machine exceeds them. */
export function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}
