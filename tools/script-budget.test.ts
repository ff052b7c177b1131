import { describe, expect, it } from 'vitest';
import { BUDGET_KB, budgetFaults, growthFaults } from './script-budget.ts';

describe('the budget of a page’s script', () => {
  it.each([
    ['a page within it', { about: BUDGET_KB }, 0],
    ['a page above it', { about: BUDGET_KB + 0.1 }, 1],
    ['a map', { 'explore-map': 135 }, 0],
  ])('%s', (_title, sizes, faults) => {
    expect(budgetFaults(sizes)).toHaveLength(faults);
  });
});

describe('the recorded size of a page’s script', () => {
  it.each([
    ['grew by a little', { about: 103 }, { about: 100 }, 0],
    ['grew by more', { about: 103.1 }, { about: 100 }, 1],
    ['is missing', { news: 100 }, {}, 1],
  ])('%s', (_title, sizes, recorded, faults) => {
    expect(growthFaults(sizes, recorded)).toHaveLength(faults);
  });
});
