import type { OpenCode } from './resolve-code.ts';

/** Opens codes in a rebus, on a page whose URL names one; `undefined` elsewhere. */
export function openCodeFor(rebus: number | undefined): OpenCode | undefined {
  if (rebus === undefined) return undefined;
  return async (code) => (await import('./open-in-rebus.ts')).openInRebus(code, rebus);
}

/** Opens codes of stored rebuses: offline, outside of a rebus. */
export const openStored: OpenCode = async (code) =>
  (await import('./open-in-rebus.ts')).openInStoredRebus(code);
