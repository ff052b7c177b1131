import { expect, it } from 'vitest';
import { countedLanguage, countedPage } from './visits.ts';

it.each([
  ['/', 'home'],
  ['', 'home'],
  ['/article/101', 'article'],
  ['/group/301/article/101', 'group'],
  ['/@bryggen', 'owner'],
  ['/owner/1/map', 'owner'],
  ['/explore/list/museums', 'explore'],
  ['/ola.nordmann@example.no', 'other'],
  ['/home', 'home'],
  ['/preview', 'other'],
])('countedPage counts %s as %s, so that no URL is stored', (path, page) => {
  expect(countedPage(path)).toBe(page);
});

it.each([
  ['nb', 'no'],
  ['sv', 'sv'],
  ['klingon', 'en'],
])('countedLanguage counts %s as %s', (key, counted) => expect(countedLanguage(key)).toBe(counted));
