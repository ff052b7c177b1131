/** Types for the TypeScript that imports it. */
export function siteFingerprint(): string;
export function isBuilt(fingerprint?: string): boolean;
export const stamp: string;
