/** Types for the TypeScript that imports it. */
export const siteStamp: string;
export function siteFingerprint(): string;
export function isSiteBuilt(fingerprint?: string): boolean;
export function serverFingerprint(): string;
export function serverBuild(fingerprint?: string): string | undefined;
export function nextServerBuild(): string;
export function stampOf(build: string): string;
export const SERVER_ENTRIES: Readonly<Record<'main' | 'cli', string>>;
export function serverFile(entry: 'main' | 'cli'): string;
