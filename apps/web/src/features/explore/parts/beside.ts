/** Where map and list stand side by side. */
export const BESIDE = '(width >= 1000px)';
