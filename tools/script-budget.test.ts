import { expect, it } from 'vitest';
import { BUDGET_KB, budgetIssues, growthIssues } from './script-budget.ts';

it.each([
  ['a page within it', { about: BUDGET_KB }, 0],
  ['a page above it', { about: BUDGET_KB + 0.1 }, 1],
  ['a map', { 'explore-map': 135 }, 0],
])('the budget of a page’s script %s', (_title, sizes, issueCount) => {
  expect(budgetIssues(sizes)).toHaveLength(issueCount);
});

it.each([
  ['grew by a little', { about: 103 }, { about: 100 }, 0],
  ['grew by more', { about: 103.1 }, { about: 100 }, 1],
  ['is missing', { news: 100 }, {}, 1],
])('the recorded size of a page’s script %s', (_title, sizes, recorded, issueCount) => {
  expect(growthIssues(sizes, recorded)).toHaveLength(issueCount);
});
