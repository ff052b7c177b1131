const HEX = 16;

/** SHA-256 of a text (UTF-8), in hex. Rejects where the part for pages over plain http is needed and does not come. */
export async function sha256(text: string): Promise<string> {
  const digest = await digestOf(new TextEncoder().encode(text));
  return [...digest].map((byte) => byte.toString(HEX).padStart(2, '0')).join('');
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // Browsers have it only on pages that are encrypted or the device's own, whatever TypeScript believes.
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  return (await import('./plain-sha256.ts')).plainSha256(bytes);
}
