/** Size limits for the JavaScript of a page, in KB after compression (brotli). */

/** Bytes. */
export const KB = 1024;

export type Sizes = Readonly<Record<string, number>>;

/** Limit of a page without a map. */
export const BUDGET_KB = 115;
/** Allowed growth without a new recorded size. */
const GROWTH_KB = 3;

const hasMap = (route: string) => route.endsWith('-map');

/** Pages that grew, or are new, without a recorded size. */
export function growthIssues(sizes: Sizes, recorded: Sizes): string[] {
  return Object.entries(sizes).flatMap(([route, size]) => {
    const before = recorded[route];
    if (before === undefined) return [`${route}: ${size} KB of script, not recorded yet.`];
    if (size <= before + GROWTH_KB) return [];
    return [`${route}: ${size} KB of script, ${(size - before).toFixed(1)} more than recorded.`];
  });
}

export function budgetIssues(sizes: Sizes): string[] {
  return Object.entries(sizes)
    .filter(([route, size]) => !hasMap(route) && size > BUDGET_KB)
    .map(([route, size]) => `${route}: ${size} KB of script, above the budget of ${BUDGET_KB} KB.`);
}
