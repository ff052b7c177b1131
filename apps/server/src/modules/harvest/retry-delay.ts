/** A service that asks for more than this is left alone today. */
const MOST_MS = 120_000;
const FIRST_MS = 2_000;

/** How long to wait before the next try: as long as the service says (RFC 9110 §10.2.3), else longer each time. */
export function retryDelay(attempt: number, retryAfter: string | null, now: number): number {
  const asked = retryAfter === null ? undefined : readRetryAfter(retryAfter, now);
  return Math.min(MOST_MS, Math.max(0, asked ?? FIRST_MS * 2 ** (attempt - 1)));
}

function readRetryAfter(text: string, now: number): number | undefined {
  if (/^\d+$/.test(text.trim())) return Number(text) * 1_000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at - now;
}
