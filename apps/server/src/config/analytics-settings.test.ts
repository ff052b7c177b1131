import { expect, it } from 'vitest';
import { readFrom } from '#test/settings.ts';
import { readAnalytics } from './analytics-settings.ts';

const read = (env: Readonly<Record<string, string>>) => readFrom(env, readAnalytics);

it.each([
  [undefined, { endpoint: '/visits', kind: 'own' }],
  ['own', { endpoint: '/visits', kind: 'own' }],
  ['https://count.example/e', { endpoint: 'https://count.example/e', kind: 'events' }],
  [
    'https://matomo.example/matomo.php?idsite=3',
    { endpoint: 'https://matomo.example/matomo.php?idsite=3', kind: 'matomo' },
  ],
  [
    'https://stat.example/m/piwik.php?idsite=12',
    { endpoint: 'https://stat.example/m/piwik.php?idsite=12', kind: 'matomo' },
  ],
])('VARDE_ANALYTICS=%s is read as endpoint and kind', (setting, expected) => {
  const { settings, issues } = read(setting ? { VARDE_ANALYTICS: setting } : {});
  expect(settings).toEqual({ ...expected, respects: [], google: false });
  expect(issues).toEqual([]);
});

it('VARDE_ANALYTICS=off disables counting', () => {
  expect(read({ VARDE_ANALYTICS: 'off' })).toEqual({ settings: undefined, issues: [] });
});

it('VARDE_ANALYTICS_RESPECT lists the browser signals to respect', () => {
  expect(read({ VARDE_ANALYTICS_RESPECT: 'GPC, dnt' }).settings?.respects).toEqual(['gpc', 'dnt']);
});

it('museums’ Google Analytics is allowed only when it is switched on', () => {
  expect(read({ VARDE_GOOGLE_ANALYTICS: 'on' }).settings?.google).toBe(true);
});

it.each([
  [{ VARDE_ANALYTICS: 'matomo' }, 'give own, off, or the whole address'],
  [{ VARDE_ANALYTICS: 'https://user:secret@count.example/' }, 'give own, off'],
  [{ VARDE_ANALYTICS: 'ftp://count.example/' }, 'give own, off'],
  [{ VARDE_ANALYTICS: 'https://matomo.example/matomo.php' }, '?idsite=3'],
  [{ VARDE_ANALYTICS_RESPECT: 'dnt,p3p' }, "holds 'p3p'"],
  [{ VARDE_GOOGLE_ANALYTICS: 'G-123' }, 'give on or off'],
  [{ VARDE_GOOGLE_ANALYTICS: 'on', VARDE_ANALYTICS: 'off' }, 'nothing would be counted'],
])('rejects %j with the fix', (settings, message) => {
  expect(read(settings).issues).toEqual([expect.stringContaining(message)]);
});
