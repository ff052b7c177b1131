import { describe, expect, it } from 'vitest';
import { BUDGET_KB, budgetFaults, growthFaults } from './script-budget.ts';

describe('the budget of a page’s script', () => {
  it.each([
    ['a page within it', { about: BUDGET_KB }, { about: 112 }, 0],
    ['a page that came above it', { about: BUDGET_KB + 0.1 }, { about: 114.9 }, 1],
    ['a new page above it', { news: BUDGET_KB + 0.1 }, {}, 1],
    ['a page that was above it and is as it was', { owner: 127.3 }, { owner: 127.2 }, 0],
    ['a page that was above it and grew', { owner: 127.6 }, { owner: 127.2 }, 1],
    ['a map', { 'explore-map': 135 }, { 'explore-map': 131 }, 0],
  ])('%s', (_title, sizes, recorded, faults) => {
    expect(budgetFaults(sizes, recorded)).toHaveLength(faults);
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
