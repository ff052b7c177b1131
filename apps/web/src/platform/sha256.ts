const HEX = 16;

/** SHA-256 of a text (UTF-8), in hex. Rejects on a page that is neither encrypted nor the device's own. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(HEX).padStart(2, '0')).join('');
}
