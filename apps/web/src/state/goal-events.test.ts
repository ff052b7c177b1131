import { expect, it, vi } from 'vitest';

it('keeps what was come to until somebody counts, then tells at once', async () => {
  vi.resetModules();
  const { recordGoalEvent, onGoalEvent } = await import('./goal-events.ts');
  const received: string[] = [];
  recordGoalEvent('404');
  recordGoalEvent('user_login');
  onGoalEvent((name) => received.push(name));
  expect(received).toEqual(['404', 'user_login']);
  recordGoalEvent('404');
  expect(received).toEqual(['404', 'user_login', '404']);
});
