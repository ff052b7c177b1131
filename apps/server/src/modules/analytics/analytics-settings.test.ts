import { expect, it } from 'vitest';
import { readAnalytics } from './analytics-settings.ts';

function read(settings: Readonly<Record<string, string>>) {
  const faults: string[] = [];
  const report = (fault: string): undefined => void faults.push(fault);
  return { read: readAnalytics((name) => settings[name], report), faults };
}

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
])('VARDE_ANALYTICS=%s', (setting, expected) => {
  const { read: analytics, faults } = read(setting ? { VARDE_ANALYTICS: setting } : {});
  expect(analytics).toEqual({ ...expected, respects: [], google: false });
  expect(faults).toEqual([]);
});

it('counts nothing when off', () => {
  expect(read({ VARDE_ANALYTICS: 'off' })).toEqual({ read: undefined, faults: [] });
});

it('heeds what browsers say, where that is wished', () => {
  expect(read({ VARDE_ANALYTICS_RESPECT: 'GPC, dnt' }).read?.respects).toEqual(['gpc', 'dnt']);
});

it('lets museums’ Google Analytics in only when it is switched on', () => {
  expect(read({ VARDE_GOOGLE_ANALYTICS: 'on' }).read?.google).toBe(true);
});

it.each([
  [{ VARDE_ANALYTICS: 'matomo' }, 'give own, off, or the whole address'],
  [{ VARDE_ANALYTICS: 'https://user:secret@count.example/' }, 'give own, off'],
  [{ VARDE_ANALYTICS: 'ftp://count.example/' }, 'give own, off'],
  [{ VARDE_ANALYTICS: 'https://matomo.example/matomo.php' }, '?idsite=3'],
  [{ VARDE_ANALYTICS_RESPECT: 'dnt,p3p' }, "holds 'p3p'"],
  [{ VARDE_GOOGLE_ANALYTICS: 'G-123' }, 'give on or off'],
  [{ VARDE_GOOGLE_ANALYTICS: 'on', VARDE_ANALYTICS: 'off' }, 'nothing would be counted'],
])('says what is wrong with %j', (settings, words) => {
  expect(read(settings).faults).toEqual([expect.stringContaining(words)]);
});
