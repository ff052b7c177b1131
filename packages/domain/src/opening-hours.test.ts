import { describe, expect, it } from 'vitest';
import { nextOpening, openOn, seasonAt, weekdaysOf } from './opening-hours.ts';

const summer = { from: '05-01', to: '09-30', days: 'mon-sun', open: '10:00', close: '18:00' };
const autumn = { from: '10-01', to: '12-20', days: 'tue-sun', open: '11:00', close: '15:00' };
const spring = { from: '01-10', to: '04-30', days: 'tue,thu', open: '11:00', close: '15:00' };
const year = [summer, autumn, spring];

it.each([
  ['in season, every day', year, '2026-07-06', ['10:00']],
  ['on the first day of a season', year, '2026-05-01', ['10:00']],
  ['on the last day of a season', year, '2026-09-30', ['10:00']],
  ['on a weekday that is left out', year, '2026-11-23', []],
  ['on a Sunday at the end of a range', year, '2026-11-22', ['11:00']],
  ['on one of two single days', year, '2026-02-05', ['11:00']],
  [
    'on one of two days with a space between',
    [{ ...spring, days: 'tue, thu' }],
    '2026-02-05',
    ['11:00'],
  ],
  ['between two single days', year, '2026-02-04', []],
  ['between seasons', year, '2026-12-24', []],
  [
    'over the turn of the year',
    [{ ...summer, from: '12-20', to: '01-05' }],
    '2026-01-02',
    ['10:00'],
  ],
  [
    'before the turn of the year',
    [{ ...summer, from: '12-20', to: '01-05' }],
    '2026-12-20',
    ['10:00'],
  ],
  [
    'outside a season over that turn',
    [{ ...summer, from: '12-20', to: '01-05' }],
    '2026-01-06',
    [],
  ],
  ['over the weekend into Monday', [{ ...summer, days: 'fri-mon' }], '2026-07-06', ['10:00']],
  [
    'twice a day, the earlier first',
    [{ ...summer, open: '18:00' }, summer],
    '2026-07-06',
    ['10:00', '18:00'],
  ],
  ['on days that nobody knows', [{ ...summer, days: 'someday' }], '2026-07-06', []],
  ['from a day that nobody knows', [{ ...summer, days: 'someday-sun' }], '2026-07-06', []],
  ['until a day that nobody knows', [{ ...summer, days: 'mon-someday' }], '2026-07-06', []],
])('openOn %s', (_what, hours, date, expected) => {
  expect(openOn(hours, date).map(({ open }) => open)).toEqual(expected);
});

describe('nextOpening', () => {
  it.each([
    ['tomorrow', '2026-07-06', { date: '2026-07-07', inDays: 1, open: '10:00' }],
    ['after a closed day', '2026-11-22', { date: '2026-11-24', inDays: 2, open: '11:00' }],
    ['next year', '2026-12-20', { date: '2027-01-12', inDays: 23, open: '11:00' }],
  ])('finds %s', (_what, date, expected) => {
    expect(nextOpening(year, date)).toMatchObject(expected);
  });

  it('finds the only day of a year, on that day, also in a leap year', () => {
    const once = [{ ...summer, from: '07-06', to: '07-06' }];
    expect(nextOpening(once, '2026-07-06')?.date).toBe('2027-07-06');
    expect(nextOpening(once, '2027-07-06')?.date).toBe('2028-07-06');
  });

  it('returns undefined when the place never opens', () => {
    expect(nextOpening([], '2026-07-06')).toBeUndefined();
  });
});

it.each([
  ['mon-sun', [0, 1, 2, 3, 4, 5, 6]],
  ['sat, sun', [5, 6]],
  ['fri-mon', [0, 4, 5, 6]],
  ['never', []],
])('weekdaysOf lists the days of %s', (days, expected) => {
  expect(weekdaysOf({ ...summer, days })).toEqual(expected);
});

it.each([
  ['05-15', '09-30', '2026-03-01', '2026-05-15', '2026-09-30'],
  ['05-15', '09-30', '2026-09-30', '2026-05-15', '2026-09-30'],
  ['05-15', '09-30', '2026-10-01', '2027-05-15', '2027-09-30'],
  ['11-01', '02-28', '2026-11-26', '2026-11-01', '2027-02-28'],
  ['11-01', '02-28', '2026-02-28', '2025-11-01', '2026-02-28'],
  ['11-01', '02-28', '2026-06-01', '2026-11-01', '2027-02-28'],
])('seasonAt finds the season %s to %s at %s', (from, to, date, first, last) => {
  expect(seasonAt({ ...summer, from, to }, date)).toEqual({ from: first, to: last });
});
