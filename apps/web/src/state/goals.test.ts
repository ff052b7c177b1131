import { expect, it, vi } from 'vitest';

it('keeps what was come to until somebody counts, then tells at once', async () => {
  vi.resetModules();
  const { recordGoal, onGoal } = await import('./goals.ts');
  const received: string[] = [];
  recordGoal('404');
  recordGoal('user_login');
  onGoal((name) => received.push(name));
  expect(received).toEqual(['404', 'user_login']);
  recordGoal('404');
  expect(received).toEqual(['404', 'user_login', '404']);
});
