import { encode } from 'uqr';

/** ISO/IEC 18004 §6.3.8: four modules of white around the code. */
export const QUIET_ZONE = 4;

/** Rows of modules, dark is true, with the quiet zone. A scratched sign is still read: error correction M, or better where it costs no room. */
export function qrMatrix(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', boostEcc: true, border: QUIET_ZONE }).data;
}

/** Dark stretches of a row: fewer, and without seams between neighbours. */
export function darkStretches(row: readonly boolean[]): readonly { at: number; length: number }[] {
  const stretches: { at: number; length: number }[] = [];
  for (const [at, isDark] of row.entries()) {
    const last = stretches.at(-1);
    if (isDark && last && last.at + last.length === at) last.length += 1;
    else if (isDark) stretches.push({ at, length: 1 });
  }
  return stretches;
}
