const BYTES = 16;
const HEX = 16;

/**
 * A random UUID (RFC 9562 §5.4). Over plain http, as on a museum's own network, browsers have no
 * `crypto.randomUUID`.
 */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const hex = Array.from(bytes, (byte) => byte.toString(HEX).padStart(2, '0')).join('');
  // Version and variant have fixed digits.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
