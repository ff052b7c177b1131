import { expect, it, vi } from 'vitest';

it('goal events are queued until there is a subscriber, then delivered immediately', async () => {
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
