import type { OpenCode } from '#features/codes/resolve-code.ts';

/** Where codes lead on a page that names a rebus; `undefined` elsewhere. */
export function openCodeFor(rebus: number | undefined): OpenCode | undefined {
  if (rebus === undefined) return undefined;
  return async (code) => (await import('./hand-to-rebus.ts')).handToRebus(code, rebus);
}

/** Outside of a rebus, where the network is gone. */
export const openStored: OpenCode = async (code) =>
  (await import('./hand-to-stored.ts')).handToStored(code);
