/** Media query for map and list side by side. */
export const BESIDE = '(width >= 1000px)';
